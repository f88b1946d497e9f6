// Guarded calls into GLPK.
//
// GLPK answers a misuse by printing and calling abort(). Each function here runs its GLPK calls under an error hook that
// jumps back into the same C function, which is the only place from which such a jump is defined. A fault frees GLPK's
// environment of the calling thread, which destroys every problem of that thread: after GLPK_GUARD_FAULT no handle made
// on this thread may be used again, not even to delete it. A new problem can be made at once.
#ifndef CGLPK_GUARD_H
#define CGLPK_GUARD_H

#include <stdint.h>

typedef struct glp_prob glp_prob;

enum {
  GLPK_GUARD_OK = 0,
  // GLPK reported a misuse or ran out of memory; its environment on this thread was freed.
  GLPK_GUARD_FAULT = -1
};

// The bounds of a row or a column; an infinite number stands for a missing bound.
typedef struct {
  double lower;
  double upper;
} glpk_guard_bounds;

// A program, stored by rows: each has `row_counts` terms from `row_starts` on; columns count from 0.
typedef struct {
  int32_t row_count;
  int32_t column_count;
  const glpk_guard_bounds *rows;
  const glpk_guard_bounds *columns;
  const int32_t *row_starts;
  const int32_t *row_counts;
  const int32_t *term_columns;
  const double *term_coefficients;
} glpk_guard_program;

// Where one kind of results (of rows or of columns) is written; each array has room for all of them.
// `states` receives GLP_BS, GLP_NL, GLP_NU, GLP_NF or GLP_NS.
typedef struct {
  double *values;
  double *reduced_costs;
  uint8_t *states;
} glpk_guard_side;

// Makes a problem of the calling thread and loads a program into it.
int glpk_guard_create(glp_prob **problem, const glpk_guard_program *program);

// Deletes a problem that glpk_guard_create made on this thread.
int glpk_guard_delete(glp_prob *problem);

// Replaces the objective, which is minimised: one coefficient for each column.
int glpk_guard_set_objective(glp_prob *problem, const double *coefficients);

int glpk_guard_set_column_bounds(glp_prob *problem, int32_t column, glpk_guard_bounds bounds);
int glpk_guard_set_row_bounds(glp_prob *problem, int32_t row, glpk_guard_bounds bounds);

// Replaces the terms of a row; columns count from 0.
int glpk_guard_set_row(glp_prob *problem, int32_t row, int32_t count, const int32_t *columns,
                       const double *coefficients);

// Makes the basis of the rows' own variables the current one.
int glpk_guard_reset_basis(glp_prob *problem);

// Makes a basis the current one: the states of all rows, then of all columns, in GLPK's codes.
int glpk_guard_set_basis(glp_prob *problem, const uint8_t *states);

// Takes a basic column out of the basis and a non-basic row into it. The column's bounds hold its value already.
int glpk_guard_exchange(glp_prob *problem, int32_t column, int32_t row);

// Says whether the current basis has an empty row or column. Factorising such a one GLPK stops at an assertion (sgf.c of 5.0,
// `k1 < k2`), where it reports all other singular ones. To be asked after a change of terms or of the basis.
int glpk_guard_check_basis(glp_prob *problem, int32_t column_count, int *is_hollow);

// What a simplex run came to: glp_simplex's return code, glp_get_status's answer, and the iterations it took.
typedef struct {
  int code;
  int status;
  int iterations;
} glpk_guard_outcome;

// Runs the simplex method (`method` is GLP_PRIMAL or GLP_DUALP) from the current basis. The robust rules cannot stall where
// the textbook's can; they cost more on small programs.
int glpk_guard_simplex(glp_prob *problem, int method, int is_robust, int iteration_limit,
                       glpk_guard_outcome *outcome);

// The same in rational arithmetic, from the current basis. GLPK takes each number that is not whole for the simplest fraction
// within 1e-9 of it, so results are exact for numbers that differ from those given by as much.
int glpk_guard_exact(glp_prob *problem, int iteration_limit, glpk_guard_outcome *outcome);

// Scales rows and columns to like sizes, and makes a basis that fits them the current one. Only GLPK sees the scaled
// numbers; what goes in and comes out stays as it is.
int glpk_guard_scale(glp_prob *problem);
int glpk_guard_unscale(glp_prob *problem);

// After an infeasible outcome: writes a multiplier for each row, with which the rows ask for more than the columns can
// give. `row_count` is that of the problem.
int glpk_guard_contradiction(glp_prob *problem, int32_t row_count, double *multipliers, int *is_found);

// After an unbounded outcome: writes how each column changes along a ray on which the objective falls without end.
int glpk_guard_ray(glp_prob *problem, int32_t row_count, double *changes, int *is_found);

// Writes the current basic solution.
int glpk_guard_read(glp_prob *problem, glpk_guard_side rows, glpk_guard_side columns);

// Makes GLPK report a misuse, on purpose, so that the recovery can be tested.
int glpk_guard_provoke_fault(glp_prob *problem);

// How many faults the calling thread has seen. A handle is usable while this is what it was when the handle was made.
int64_t glpk_guard_faults_of_thread(void);

// How many problems the calling thread has made and not yet deleted, or lost by a fault.
int64_t glpk_guard_live_problems_of_thread(void);

// How many threads have an environment of GLPK at present. It is freed when the thread ends, or by a fault.
int64_t glpk_guard_live_environments(void);

#endif
