# Works the same figures out in R, from the same answers. Prints one line per figure: name, tab, value with 17 digits.
# Rscript judge.R FOLDER base|packages
# base: nothing but R itself; the formulas are written here once more. packages: psych and lavaan, as others use them.
arguments <- commandArgs(trailingOnly = TRUE)
folder <- arguments[1]
packages <- arguments[2] == "packages"
say <- function(name, value) cat(sprintf("%s\t%.17g\n", name, as.numeric(value)), sep = "")
told <- function(name, text) cat(sprintf("# %s\t%s\n", name, text), sep = "")

told("R", paste(R.version$major, R.version$minor, sep = "."))
if (packages) {
  suppressMessages({ library(psych); library(lavaan) })
  for (one in c("psych", "lavaan")) told(one, as.character(packageVersion(one)))
}

alphaByHand <- function(x) {
  k <- ncol(x); s <- cov(x)
  k / (k - 1) * (1 - sum(diag(s)) / sum(s))
}
leanByHand <- function(x) mean((x - mean(x))^3) / sd(x)^3
exactly <- list(nstart = 1, opt = list(factr = 1, pgtol = 0, maxit = 5000))
omegaByFactanal <- function(x, control = exactly) {
  fit <- factanal(x, factors = 1, lower = 1e-4, control = control)
  deviations <- apply(x, 2, sd)
  common <- sum(fit$loadings[, 1] * deviations)^2
  common / (common + sum(fit$uniquenesses * deviations^2))
}
omegaByLavaan <- function(x) {
  model <- paste("f =~", paste(colnames(x), collapse = " + "))
  found <- parameterEstimates(cfa(model, data = x, std.lv = TRUE))
  common <- sum(found$est[found$op == "=~"])^2
  rests <- found$op == "~~" & found$lhs == found$rhs & found$lhs != "f"
  common / (common + sum(found$est[rests]))
}
# From 400,000 degrees of freedom on R's qf takes the limit, chi squared, and is right to six places. Its pf is not cut short.
exactQf <- function(p, a, b) {
  q <- qf(p, a, b)
  for (step in 1:8) q <- q - (pf(q, a, b) - p) / df(q, a, b)
  q
}
iccByAov <- function(p) {
  n <- nrow(p); k <- 2
  long <- data.frame(score = c(p$first, p$second), person = factor(rep(1:n, 2)), sitting = factor(rep(1:2, each = n)))
  ms <- summary(aov(score ~ person + sitting, data = long))[[1]][["Mean Sq"]]
  people <- ms[1]; sittings <- ms[2]; rest <- ms[3]
  icc <- (people - rest) / (people + (k - 1) * rest + k * (sittings - rest) / n)
  error <- sqrt(max(0, (sittings - rest) / n) + rest)
  list(icc = icc, error = error, change = qnorm(.975) * sqrt(2) * error)
}

for (set in sub("\\.csv$", "", list.files(folder, "^answers-.*\\.csv$"))) {
  name <- sub("^answers-", "", set)
  all <- read.csv(file.path(folder, paste0(set, ".csv")))
  x <- all[complete.cases(all), ]
  p <- read.csv(file.path(folder, paste0("pairs-", name, ".csv")))
  total <- rowSums(x)
  say(paste0(name, ".cases"), nrow(x))
  if (packages) {
    found <- suppressWarnings(suppressMessages(psych::alpha(x, check.keys = FALSE, warnings = FALSE)))
    say(paste0(name, ".alpha"), found$total$raw_alpha)
    ends <- alpha.ci(found$total$raw_alpha, n.obs = nrow(x), n.var = ncol(x), digits = 17)
    say(paste0(name, ".alpha.low"), ends$lower.ci)
    say(paste0(name, ".alpha.high"), ends$upper.ci)
    say(paste0(name, ".itemTotal.", colnames(x)), found$item.stats$r.drop)
    say(paste0(name, ".alphaWithout.", colnames(x)), found$alpha.drop$raw_alpha)
    say(paste0(name, ".skew.", colnames(x)), sapply(all, function(i) psych::skew(i[!is.na(i)], type = 3)))
    say(paste0(name, ".scoreSkew"), psych::skew(total, type = 3))
    say(paste0(name, ".omega"), omegaByLavaan(x))
    fa <- suppressWarnings(suppressMessages(psych::ICC(p, lmer = FALSE)))$results
    say(paste0(name, ".icc"), fa["Single_random_raters", "ICC"])
    say(paste0(name, ".icc.low"), fa["Single_random_raters", "lower bound"])
    say(paste0(name, ".icc.high"), fa["Single_random_raters", "upper bound"])
  } else {
    a <- alphaByHand(x); n <- nrow(x); k <- ncol(x)
    say(paste0(name, ".alpha"), a)
    say(paste0(name, ".alpha.low"), 1 - (1 - a) * qf(.975, n - 1, (n - 1) * (k - 1)))
    say(paste0(name, ".alpha.high"), 1 - (1 - a) * qf(.025, n - 1, (n - 1) * (k - 1)))
    say(paste0(name, ".itemTotal.", colnames(x)), sapply(1:k, function(i) cor(x[, i], rowSums(x[, -i]))))
    say(paste0(name, ".alphaWithout.", colnames(x)), sapply(1:k, function(i) alphaByHand(x[, -i])))
    say(paste0(name, ".mean.", colnames(x)), sapply(all, mean, na.rm = TRUE))
    say(paste0(name, ".sd.", colnames(x)), sapply(all, sd, na.rm = TRUE))
    say(paste0(name, ".missing.", colnames(x)), sapply(all, function(i) sum(is.na(i))))
    say(paste0(name, ".skew.", colnames(x)), sapply(all, function(i) leanByHand(i[!is.na(i)])))
    say(paste0(name, ".scoreMean"), mean(total))
    say(paste0(name, ".scoreSd"), sd(total))
    say(paste0(name, ".scoreSkew"), leanByHand(total))
    say(paste0(name, ".sem"), sd(total) * sqrt(1 - a))
    say(paste0(name, ".omega"), omegaByFactanal(x))
    retest <- iccByAov(p)
    say(paste0(name, ".icc"), retest$icc)
    say(paste0(name, ".retestError"), retest$error)
    say(paste0(name, ".smallestChange"), retest$change)
    say(paste0(name, ".pairsR"), cor(p$first, p$second))
    say(paste0(name, ".straight"), mean(apply(x, 1, function(i) all(i == i[1]))))
    say(paste0(name, ".floor"), mean(total == min(all, na.rm = TRUE) * k))
    say(paste0(name, ".ceiling"), mean(total == max(all, na.rm = TRUE) * k))
  }
}

if (packages) {
  # R draws with its own generator: the two intervals agree within the chance of a thousand draws each.
  x <- read.csv(file.path(folder, "answers-usual.csv")); x <- x[complete.cases(x), ]
  set.seed(1)
  drawn <- replicate(1000, omegaByFactanal(x[sample(nrow(x), replace = TRUE), ], list(nstart = 1)))
  say("usual.omega.low", quantile(drawn, .025))
  say("usual.omega.high", quantile(drawn, .975))
  say("usual.omega.error", sd(drawn))
} else {
  for (p in c(.025, .5, .975)) for (a in c(1, 2.5, 99, 5000, 1e6)) for (b in c(1, 7.25, 891, 2e5, 9e6))
    say(sprintf("qf.%g.%g.%g", p, a, b), exactQf(p, a, b))
  for (x in c(.01, .5, 1, 2, 14.9, 15.1, 1000, 5e6)) say(sprintf("lgamma.%g", x), lgamma(x))
}
