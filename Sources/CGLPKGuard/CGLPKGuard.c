#include "CGLPKGuard.h"

#include <glpk.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>

static _Thread_local long long live_problems_of_thread;
static _Thread_local long long faults_of_thread;

static void jump_back(void *frame) { longjmp(*(jmp_buf *)frame, 1); }

// GLPK prints the text of an error even when its terminal output is off; a hook that answers non-zero swallows it.
static int swallow(void *info, const char *text) {
  (void)info;
  (void)text;
  return 1;
}

// GLPK keeps an environment for each thread and frees none of them by itself. A key with a destructor does it when the
// thread ends; a thread that never came here has none to free.
static pthread_key_t environment_key;
static pthread_once_t environment_key_once = PTHREAD_ONCE_INIT;

static void free_environment(void *unused) {
  (void)unused;
  glp_free_env();
}

static void make_environment_key(void) { pthread_key_create(&environment_key, free_environment); }

static void free_environment_at_thread_exit(void) {
  pthread_once(&environment_key_once, make_environment_key);
  // Any value but NULL makes the destructor run.
  pthread_setspecific(environment_key, &environment_key);
}

typedef void (*guarded_body)(void *arguments);

// Runs `body` so that an error in GLPK comes back as GLPK_GUARD_FAULT. setjmp and longjmp's target are in this one
// frame, which holds no state that the jump could leave half-changed.
static int run_guarded(guarded_body body, void *arguments) {
  jmp_buf frame;
  if (setjmp(frame) != 0) {
    glp_free_env();
    live_problems_of_thread = 0;
    faults_of_thread++;
    return GLPK_GUARD_FAULT;
  }
  glp_term_hook(swallow, NULL);
  glp_error_hook(jump_back, &frame);
  body(arguments);
  glp_error_hook(NULL, NULL);
  return GLPK_GUARD_OK;
}

static int bound_type(glpk_guard_bounds bounds) {
  if (isinf(bounds.lower)) return isinf(bounds.upper) ? GLP_FR : GLP_UP;
  if (isinf(bounds.upper)) return GLP_LO;
  return bounds.lower == bounds.upper ? GLP_FX : GLP_DB;
}

static void set_column_bounds(glp_prob *problem, int column, glpk_guard_bounds bounds) {
  glp_set_col_bnds(problem, column, bound_type(bounds), bounds.lower, bounds.upper);
}

static void set_row_bounds(glp_prob *problem, int row, glpk_guard_bounds bounds) {
  glp_set_row_bnds(problem, row, bound_type(bounds), bounds.lower, bounds.upper);
}

// GLPK counts from 1 and ignores the first element of an array, so indices move up by one on the way in.
static void load_row(glp_prob *problem, int row, int count, const int32_t *columns, const double *coefficients,
                     int *indices, double *values) {
  for (int term = 0; term < count; term++) {
    indices[term + 1] = columns[term] + 1;
    values[term + 1] = coefficients[term];
  }
  glp_set_mat_row(problem, row, count, indices, values);
}

typedef struct {
  glp_prob **problem;
  const glpk_guard_program *program;
  int *indices;
  double *values;
} create_arguments;

static void create_body(void *raw) {
  create_arguments *arguments = raw;
  const glpk_guard_program *program = arguments->program;
  free_environment_at_thread_exit();
  glp_prob *problem = glp_create_prob();
  live_problems_of_thread++;
  *arguments->problem = problem;
  glp_set_obj_dir(problem, GLP_MIN);
  if (program->column_count > 0) glp_add_cols(problem, program->column_count);
  for (int column = 0; column < program->column_count; column++)
    set_column_bounds(problem, column + 1, program->columns[column]);
  if (program->row_count > 0) glp_add_rows(problem, program->row_count);
  for (int row = 0; row < program->row_count; row++) {
    set_row_bounds(problem, row + 1, program->rows[row]);
    int start = program->row_starts[row];
    load_row(problem, row + 1, program->row_counts[row], program->term_columns + start,
             program->term_coefficients + start, arguments->indices, arguments->values);
  }
}

int glpk_guard_create(glp_prob **problem, const glpk_guard_program *program) {
  *problem = NULL;
  size_t room = (size_t)program->column_count + 1;
  int *indices = malloc(room * sizeof(int));
  double *values = malloc(room * sizeof(double));
  int result = GLPK_GUARD_FAULT;
  if (indices && values) {
    create_arguments arguments = {problem, program, indices, values};
    result = run_guarded(create_body, &arguments);
  }
  free(indices);
  free(values);
  return result;
}

static void delete_body(void *raw) {
  glp_delete_prob(raw);
  live_problems_of_thread--;
}

int glpk_guard_delete(glp_prob *problem) { return run_guarded(delete_body, problem); }

typedef struct {
  glp_prob *problem;
  const double *coefficients;
} objective_arguments;

static void objective_body(void *raw) {
  objective_arguments *arguments = raw;
  int count = glp_get_num_cols(arguments->problem);
  for (int column = 0; column < count; column++)
    glp_set_obj_coef(arguments->problem, column + 1, arguments->coefficients[column]);
}

int glpk_guard_set_objective(glp_prob *problem, const double *coefficients) {
  objective_arguments arguments = {problem, coefficients};
  return run_guarded(objective_body, &arguments);
}

typedef struct {
  glp_prob *problem;
  int index;
  int row;
  glpk_guard_bounds bounds;
} bounds_arguments;

static void column_bounds_body(void *raw) {
  bounds_arguments *arguments = raw;
  set_column_bounds(arguments->problem, arguments->index, arguments->bounds);
}

int glpk_guard_set_column_bounds(glp_prob *problem, int32_t column, glpk_guard_bounds bounds) {
  bounds_arguments arguments = {.problem = problem, .index = column + 1, .bounds = bounds};
  return run_guarded(column_bounds_body, &arguments);
}

static void row_bounds_body(void *raw) {
  bounds_arguments *arguments = raw;
  set_row_bounds(arguments->problem, arguments->index, arguments->bounds);
}

int glpk_guard_set_row_bounds(glp_prob *problem, int32_t row, glpk_guard_bounds bounds) {
  bounds_arguments arguments = {.problem = problem, .index = row + 1, .bounds = bounds};
  return run_guarded(row_bounds_body, &arguments);
}

typedef struct {
  glp_prob *problem;
  int row;
  int count;
  const int32_t *columns;
  const double *coefficients;
  int *indices;
  double *values;
} row_arguments;

static void row_body(void *raw) {
  row_arguments *arguments = raw;
  load_row(arguments->problem, arguments->row, arguments->count, arguments->columns, arguments->coefficients,
           arguments->indices, arguments->values);
}

int glpk_guard_set_row(glp_prob *problem, int32_t row, int32_t count, const int32_t *columns,
                       const double *coefficients) {
  int *indices = malloc(((size_t)count + 1) * sizeof(int));
  double *values = malloc(((size_t)count + 1) * sizeof(double));
  int result = GLPK_GUARD_FAULT;
  if (indices && values) {
    row_arguments arguments = {problem, row + 1, count, columns, coefficients, indices, values};
    result = run_guarded(row_body, &arguments);
  }
  free(indices);
  free(values);
  return result;
}

static void reset_basis_body(void *raw) { glp_std_basis(raw); }

int glpk_guard_reset_basis(glp_prob *problem) { return run_guarded(reset_basis_body, problem); }

static void exchange_body(void *raw) {
  bounds_arguments *arguments = raw;
  glp_set_col_stat(arguments->problem, arguments->index, GLP_NL);
  glp_set_row_stat(arguments->problem, arguments->row, GLP_BS);
}

int glpk_guard_exchange(glp_prob *problem, int32_t column, int32_t row) {
  bounds_arguments arguments = {.problem = problem, .index = column + 1, .row = row + 1};
  return run_guarded(exchange_body, &arguments);
}

typedef struct {
  glp_prob *problem;
  int method;
  int is_robust;
  int iteration_limit;
  glpk_guard_outcome *outcome;
} simplex_arguments;

static void simplex_body(void *raw) {
  simplex_arguments *arguments = raw;
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.meth = arguments->method;
  // Textbook rules: on programs this small steepest edge costs more than it saves, and Harris' ratio test lets bounds be
  // passed by the tolerance, which would show in rects.
  parameters.pricing = arguments->is_robust ? GLP_PT_PSE : GLP_PT_STD;
  parameters.r_test = arguments->is_robust ? GLP_RT_HAR : GLP_RT_STD;
  // GLPK scales both by the size of the number at hand. Layout matrices hold mostly ones, so far tighter than the default
  // 1e-6 is safe, and rects come out exact.
  parameters.tol_bnd = 1e-9;
  parameters.tol_dj = 1e-9;
  parameters.it_lim = arguments->iteration_limit;
  parameters.presolve = GLP_OFF;
  int before = glp_get_it_cnt(arguments->problem);
  arguments->outcome->code = glp_simplex(arguments->problem, &parameters);
  arguments->outcome->status = glp_get_status(arguments->problem);
  arguments->outcome->iterations = glp_get_it_cnt(arguments->problem) - before;
}

int glpk_guard_simplex(glp_prob *problem, int method, int is_robust, int iteration_limit,
                       glpk_guard_outcome *outcome) {
  simplex_arguments arguments = {problem, method, is_robust, iteration_limit, outcome};
  return run_guarded(simplex_body, &arguments);
}

typedef struct {
  glp_prob *problem;
  glpk_guard_side rows;
  glpk_guard_side columns;
} read_arguments;

static void read_body(void *raw) {
  read_arguments *arguments = raw;
  glp_prob *problem = arguments->problem;
  int row_count = glp_get_num_rows(problem);
  for (int row = 0; row < row_count; row++) {
    arguments->rows.values[row] = glp_get_row_prim(problem, row + 1);
    arguments->rows.reduced_costs[row] = glp_get_row_dual(problem, row + 1);
    arguments->rows.states[row] = (uint8_t)glp_get_row_stat(problem, row + 1);
  }
  int column_count = glp_get_num_cols(problem);
  for (int column = 0; column < column_count; column++) {
    arguments->columns.values[column] = glp_get_col_prim(problem, column + 1);
    arguments->columns.reduced_costs[column] = glp_get_col_dual(problem, column + 1);
    arguments->columns.states[column] = (uint8_t)glp_get_col_stat(problem, column + 1);
  }
}

int glpk_guard_read(glp_prob *problem, glpk_guard_side rows, glpk_guard_side columns) {
  read_arguments arguments = {problem, rows, columns};
  return run_guarded(read_body, &arguments);
}

static void provoke_body(void *raw) { glp_add_rows(raw, 0); }

int glpk_guard_provoke_fault(glp_prob *problem) { return run_guarded(provoke_body, problem); }

int64_t glpk_guard_faults_of_thread(void) { return faults_of_thread; }

int64_t glpk_guard_live_problems_of_thread(void) { return live_problems_of_thread; }
