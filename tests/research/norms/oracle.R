# Works the norms of made-up people out in base R. Prints one line per figure: name, tab, value with 17 digits.
# Rscript judge.R FOLDER
folder <- commandArgs(trailingOnly = TRUE)[1]
say <- function(name, value) cat(sprintf("%s\t%.17g\n", name, as.numeric(value)), sep = "")
cat(sprintf("# R\t%s.%s\n", R.version$major, R.version$minor))

# Weights anew: loglin fits the margins of one table to another by iterative proportional fitting.
raked <- function(p, shares) {
  gender <- shares$share[shares$margin == "gender"]; names(gender) <- shares$kind[shares$margin == "gender"]
  band <- shares$share[shares$margin == "band"]; names(band) <- shares$kind[shares$margin == "band"]
  start <- table(factor(p$gender, names(gender)), factor(p$band, names(band)))
  wanted <- outer(gender, band) * nrow(p)
  fit <- loglin(wanted, margin = list(1, 2), start = start, fit = TRUE, eps = 1e-10, iter = 500, print = FALSE)$fit
  (fit / start)[cbind(p$gender, p$band)]
}

judge <- function(name, p, w) {
  mean <- lm(score ~ age, data = p, weights = w)
  p$square <- nrow(p) / (nrow(p) - 2) * residuals(mean)^2
  variance <- lm(square ~ age, data = p, weights = w)
  say(paste0(name, ".mean.", c("intercept", "slope")), coef(mean))
  say(paste0(name, ".variance.", c("intercept", "slope")), coef(variance))
  for (band in c("18-35", "36+", "all")) {
    own <- switch(band, "18-35" = p$age <= 35, "36+" = p$age > 35, "all" = rep(TRUE, nrow(p)))
    at <- data.frame(age = weighted.mean(p$age[own], w[own]))
    say(paste0(name, ".", band, ".mean"), predict(mean, at))
    spread <- weighted.mean((p$age[own] - at$age)^2, w[own])
    say(paste0(name, ".", band, ".sd"), sqrt(predict(variance, at) + coef(mean)[["age"]]^2 * spread))
  }
  for (score in sort(unique(p$score))) {
    rank <- 100 * (sum(w[p$score < score]) + sum(w[p$score == score]) / 2) / sum(w)
    say(paste0(name, ".percentile.", score), min(99, max(1, floor(rank + .5))))
  }
}

people <- read.csv(file.path(folder, "people.csv"))
weights <- raked(people, read.csv(file.path(folder, "shares.csv")))
say("weights.largest", max(weights))
say("weights.effective", sum(weights)^2 / sum(weights^2))
judge("plain", people, rep(1, nrow(people)))
judge("weighted", people, weights)
