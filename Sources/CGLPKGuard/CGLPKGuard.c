#include "CGLPKGuard.h"

#include <float.h>
#include <glpk.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdatomic.h>
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
static _Thread_local int has_environment;
static atomic_llong live_environments;

static void free_environment(void) {
  glp_free_env();
  live_problems_of_thread = 0;
  if (has_environment) atomic_fetch_sub(&live_environments, 1);
  has_environment = 0;
}

static void at_thread_exit(void *unused) {
  (void)unused;
  free_environment();
}

static void make_environment_key(void) { pthread_key_create(&environment_key, at_thread_exit); }

// GLPK makes the environment by itself at the first call.
static void expect_environment(void) {
  if (has_environment) return;
  pthread_once(&environment_key_once, make_environment_key);
  // Any value but NULL makes the destructor run.
  pthread_setspecific(environment_key, &environment_key);
  atomic_fetch_add(&live_environments, 1);
  has_environment = 1;
}

typedef void (*guarded_body)(void *arguments);

// Runs `body` so that an error in GLPK comes back as GLPK_GUARD_FAULT. setjmp and longjmp's target are in this one
// frame, which holds no state that the jump could leave half-changed.
static int run_guarded(guarded_body body, void *arguments) {
  jmp_buf frame;
  if (setjmp(frame) != 0) {
    free_environment();
    faults_of_thread++;
    return GLPK_GUARD_FAULT;
  }
  expect_environment();
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

typedef struct {
  glp_prob *problem;
  const uint8_t *states;
} states_arguments;

static void set_basis_body(void *raw) {
  states_arguments *arguments = raw;
  // GLPK makes a state that the present bounds rule out one that they allow.
  int row_count = glp_get_num_rows(arguments->problem);
  for (int row = 1; row <= row_count; row++) glp_set_row_stat(arguments->problem, row, arguments->states[row - 1]);
  int column_count = glp_get_num_cols(arguments->problem);
  for (int column = 1; column <= column_count; column++)
    glp_set_col_stat(arguments->problem, column, arguments->states[row_count + column - 1]);
}

int glpk_guard_set_basis(glp_prob *problem, const uint8_t *states) {
  states_arguments arguments = {problem, states};
  return run_guarded(set_basis_body, &arguments);
}

typedef struct {
  glp_prob *problem;
  int *columns;
  int *is_hollow;
} basis_arguments;

static void check_basis_body(void *raw) {
  basis_arguments *arguments = raw;
  glp_prob *problem = arguments->problem;
  int column_count = glp_get_num_cols(problem);
  for (int column = 1; column <= column_count; column++)
    if (glp_get_col_stat(problem, column) == GLP_BS && glp_get_mat_col(problem, column, NULL, NULL) == 0) return;
  int row_count = glp_get_num_rows(problem);
  for (int row = 1; row <= row_count; row++) {
    if (glp_get_row_stat(problem, row) == GLP_BS) continue;
    int term = glp_get_mat_row(problem, row, arguments->columns, NULL);
    while (term > 0 && glp_get_col_stat(problem, arguments->columns[term]) != GLP_BS) term--;
    if (term == 0) return;
  }
  *arguments->is_hollow = 0;
}

int glpk_guard_check_basis(glp_prob *problem, int32_t column_count, int *is_hollow) {
  *is_hollow = 1;
  int *columns = malloc(((size_t)column_count + 1) * sizeof(int));
  int result = GLPK_GUARD_FAULT;
  if (columns) {
    basis_arguments arguments = {problem, columns, is_hollow};
    result = run_guarded(check_basis_body, &arguments);
  }
  free(columns);
  return result;
}

static void exchange_body(void *raw) {
  bounds_arguments *arguments = raw;
  glp_set_col_stat(arguments->problem, arguments->index, GLP_NL);
  glp_set_row_stat(arguments->problem, arguments->row, GLP_BS);
}

int glpk_guard_exchange(glp_prob *problem, int32_t column, int32_t row) {
  bounds_arguments arguments = {.problem = problem, .index = column + 1, .row = row + 1};
  return run_guarded(exchange_body, &arguments);
}

// GLPK scales it by the size of the number at hand. Layout matrices hold mostly ones, so far tighter than the default 1e-6
// is safe, and rects come out exact.
static const double tolerance = 1e-9;

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
  parameters.tol_bnd = tolerance;
  parameters.tol_dj = tolerance;
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

static void exact_body(void *raw) {
  simplex_arguments *arguments = raw;
  glp_smcp parameters;
  glp_init_smcp(&parameters);
  parameters.msg_lev = GLP_MSG_OFF;
  parameters.it_lim = arguments->iteration_limit;
  int before = glp_get_it_cnt(arguments->problem);
  arguments->outcome->code = glp_exact(arguments->problem, &parameters);
  if (arguments->outcome->code == GLP_EBADB || arguments->outcome->code == GLP_ESING) {
    // A basis that is singular in exact numbers is of no use; the rows' own never is.
    glp_std_basis(arguments->problem);
    arguments->outcome->code = glp_exact(arguments->problem, &parameters);
  }
  arguments->outcome->status = glp_get_status(arguments->problem);
  arguments->outcome->iterations = glp_get_it_cnt(arguments->problem) - before;
}

int glpk_guard_exact(glp_prob *problem, int iteration_limit, glpk_guard_outcome *outcome) {
  simplex_arguments arguments = {.problem = problem, .iteration_limit = iteration_limit, .outcome = outcome};
  return run_guarded(exact_body, &arguments);
}

static void scale_body(void *raw) {
  // Powers of two, so that scaling rounds nothing.
  glp_scale_prob(raw, GLP_SF_GM | GLP_SF_EQ | GLP_SF_2N);
  glp_adv_basis(raw, 0);
}

int glpk_guard_scale(glp_prob *problem) { return run_guarded(scale_body, problem); }

static void unscale_body(void *raw) { glp_unscale_prob(raw); }

int glpk_guard_unscale(glp_prob *problem) { return run_guarded(unscale_body, problem); }

// A variable of a problem in GLPK's numbering: rows first, then columns, from 1.
typedef struct {
  int state;
  double lower;
  double upper;
  double value;
  double reduced_cost;
  // What the variable is multiplied by where the problem is scaled.
  double scale;
} variable;

static variable variable_at(glp_prob *problem, int index) {
  int row_count = glp_get_num_rows(problem);
  if (index <= row_count)
    return (variable){.state = glp_get_row_stat(problem, index),
                      .lower = glp_get_row_lb(problem, index),
                      .upper = glp_get_row_ub(problem, index),
                      .value = glp_get_row_prim(problem, index),
                      .reduced_cost = glp_get_row_dual(problem, index),
                      .scale = glp_get_rii(problem, index)};
  int column = index - row_count;
  return (variable){.state = glp_get_col_stat(problem, column),
                    .lower = glp_get_col_lb(problem, column),
                    .upper = glp_get_col_ub(problem, column),
                    .value = glp_get_col_prim(problem, column),
                    .reduced_cost = glp_get_col_dual(problem, column),
                    .scale = 1 / glp_get_sjj(problem, column)};
}

static int has_factorization(glp_prob *problem) {
  return glp_get_num_rows(problem) == 0 || glp_bf_exists(problem) || glp_factorize(problem) == 0;
}

// How the sum of infeasibilities grows with a variable.
static double infeasibility_slope(variable variable) {
  // What GLPK itself adds to its tolerance for numbers that are not near 1.
  const double relative = 1e-3 * tolerance;
  if (variable.value < variable.lower - tolerance - relative * fabs(variable.lower)) return -variable.scale;
  if (variable.value > variable.upper + tolerance + relative * fabs(variable.upper)) return variable.scale;
  return 0;
}

typedef struct {
  glp_prob *problem;
  double *results;
  int *indices;
  double *values;
  int *is_found;
} proof_arguments;

// The sum of infeasibilities cannot be made smaller, so its multipliers prove that there is no point. Where the dual
// simplex method stopped at one variable, its infeasibility alone takes the place of the sum.
static void contradiction_body(void *raw) {
  proof_arguments *arguments = raw;
  glp_prob *problem = arguments->problem;
  int row_count = glp_get_num_rows(problem);
  if (row_count == 0 || !has_factorization(problem)) return;
  // A variable outside of the basis is one along which the objective falls, which proves nothing here.
  int culprit = glp_get_unbnd_ray(problem);
  if (culprit != 0 && variable_at(problem, culprit).state != GLP_BS) culprit = 0;
  for (int position = 1; position <= row_count; position++) {
    int index = glp_get_bhead(problem, position);
    int counts = culprit == 0 || culprit == index;
    arguments->values[position] = counts ? infeasibility_slope(variable_at(problem, index)) : 0;
  }
  glp_btran(problem, arguments->values);
  // GLPK's equations are `row - terms = 0`, so its multipliers come out with the other sign.
  for (int row = 0; row < row_count; row++) arguments->results[row] = -arguments->values[row + 1];
  *arguments->is_found = 1;
}

static int is_stopped(variable variable, double change) {
  // What is not told apart from zero in a column of the simplex table.
  if (fabs(change) <= tolerance) return 0;
  // GLPK's word for a missing bound.
  return change > 0 ? variable.upper < DBL_MAX : variable.lower > -DBL_MAX;
}

// Writes how the columns change along the edge on which a non-basic variable lowers the objective, if it has no end.
static int write_ray(proof_arguments *arguments, int index) {
  glp_prob *problem = arguments->problem;
  int row_count = glp_get_num_rows(problem);
  variable entering = variable_at(problem, index);
  if (entering.state == GLP_BS || fabs(entering.reduced_cost) <= tolerance) return 0;
  double change = entering.reduced_cost < 0 ? 1 : -1;
  if (is_stopped(entering, change)) return 0;
  int count = glp_eval_tab_col(problem, index, arguments->indices, arguments->values);
  for (int entry = 1; entry <= count; entry++)
    if (is_stopped(variable_at(problem, arguments->indices[entry]), change * arguments->values[entry])) return 0;
  for (int column = 0; column < glp_get_num_cols(problem); column++) arguments->results[column] = 0;
  if (index > row_count) arguments->results[index - row_count - 1] = change;
  for (int entry = 1; entry <= count; entry++) {
    int column = arguments->indices[entry] - row_count;
    if (column > 0) arguments->results[column - 1] = change * arguments->values[entry];
  }
  return 1;
}

static void ray_body(void *raw) {
  proof_arguments *arguments = raw;
  glp_prob *problem = arguments->problem;
  if (!has_factorization(problem)) return;
  int known = glp_get_unbnd_ray(problem);
  if (known != 0) *arguments->is_found = write_ray(arguments, known);
  // Rational arithmetic does not tell which variable it was.
  int count = glp_get_num_rows(problem) + glp_get_num_cols(problem);
  for (int index = 1; index <= count && !*arguments->is_found; index++)
    *arguments->is_found = write_ray(arguments, index);
}

static int find_proof(guarded_body body, glp_prob *problem, int32_t row_count, double *results, int *is_found) {
  *is_found = 0;
  size_t room = (size_t)row_count + 1;
  int *indices = malloc(room * sizeof(int));
  double *values = malloc(room * sizeof(double));
  int result = GLPK_GUARD_FAULT;
  if (indices && values) {
    proof_arguments arguments = {problem, results, indices, values, is_found};
    result = run_guarded(body, &arguments);
  }
  free(indices);
  free(values);
  return result;
}

int glpk_guard_contradiction(glp_prob *problem, int32_t row_count, double *multipliers, int *is_found) {
  return find_proof(contradiction_body, problem, row_count, multipliers, is_found);
}

int glpk_guard_ray(glp_prob *problem, int32_t row_count, double *changes, int *is_found) {
  return find_proof(ray_body, problem, row_count, changes, is_found);
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

int64_t glpk_guard_live_environments(void) { return atomic_load(&live_environments); }
