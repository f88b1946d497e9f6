#ifndef CGLPK_SHIM_H
#define CGLPK_SHIM_H
#include <glpk.h>
#endif
