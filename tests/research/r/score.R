# Computes every score of a release anew, from the codebook S4@1.json and the answers in S4@1.csv alone.
# It knows nothing of the program: only what the codebook says under "Scoring" and "Formulas".
#
#   Rscript score.R FOLDER OUT NAME...   writes OUT/NAME.csv: the keys of each row and its scores
#
# Halves: the codebook's numbers are decimal fractions, R's are binary. Every exact value is a fraction of small whole
# numbers, so that one which is no half lies further from it than 1e-7 of a last place; and sums, products and
# quotients of doubles are exact to about 1e-12 here. A hair of 1e-9 in between decides halves and cuts as exact
# fractions would.
library(jsonlite)
hair <- 1e-9

score_table <- function(folder, name) {
  book <- fromJSON(file.path(folder, paste0(name, ".json")), simplifyVector = FALSE)
  limit <- book$MeasurementToolMetadata$MissingInAll
  book$MeasurementToolMetadata <- NULL
  rows <- read.csv(file.path(folder, paste0(name, ".csv")), check.names = FALSE, na.strings = "", encoding = "UTF-8")
  stopifnot(setequal(names(book), names(rows)))
  found <- item_values(book, rows)
  items <- found$values
  # Where too much of the whole questionnaire is unanswered, no score is computed.
  enough <- if (is.null(limit)) rep(TRUE, nrow(rows)) else 100 * found$unanswered <= limit$upToPercent * found$asked
  exact <- list()
  result <- rows[c("study_id", "attempt")]
  for (column in names(book)) {
    about <- book[[column]]
    if (is.null(about$Formula)) next
    counted <- lapply(items, recoded, about$Recode)
    value <- ifelse(enough, score_value(about, counted, found$left, exact, nrow(rows)), NA)
    result[[column]] <- rounded(value, about)
    exact[[about$Score]] <- if (identical(about$Rounding$passedOn, "rounded")) result[[column]] else value
  }
  result
}

rounded <- function(value, about) {
  scale <- 10^about$Decimals
  scaled <- value * scale
  mode <- if (is.null(about$Rounding$mode)) "halfUp" else about$Rounding$mode
  nearest <- floor(scaled + 0.5 + hair)
  switch(mode,
    halfUp = nearest,
    halfEven = ifelse(abs(scaled + 0.5 - nearest) < hair & nearest %% 2 != 0, nearest - 1, nearest),
    up = ceiling(scaled - hair),
    down = floor(scaled + hair)) / scale
}

recoded <- function(value, rows) {
  if (is.null(rows)) return(value)
  counts <- rep(NA_real_, length(value))
  for (row in rows) {
    to <- if (is.null(row$to)) row$from else row$to
    counts[!is.na(value) & value >= row$from - hair & value <= to + hair] <- row$value
  }
  counts
}

# What each item counts, by its id: a column of numbers, NA where it is missing. Also, by item, where it does not
# apply, and per row how many questions were asked and unanswered.
item_values <- function(book, rows) {
  values <- list()
  known <- list()
  left <- list()
  answered <- list()
  asked <- rep(0, nrow(rows))
  unanswered <- rep(0, nrow(rows))
  ids <- unique(unlist(lapply(book, function(about) about$Item)))
  for (id in ids) {
    own <- Filter(function(about) identical(about$Item, id), book)
    about <- own[[1]]
    shown <- if (is.null(about$ShowWhen)) rep(TRUE, nrow(rows)) else holds(about$ShowWhen, known, answered, nrow(rows))
    cells <- lapply(names(own), function(column) ifelse(shown, rows[[column]], NA))
    if (about$Scale == "several") {
      options <- vapply(own, function(one) as.character(one$Option), "")
      value <- Reduce(`+`, Map(function(cell, option) cell * about$Values[[option]], cells, options))
      known[[id]] <- setNames(cells, options)
    } else {
      value <- if (is.null(about$Values)) as.numeric(cells[[1]])
               else unlist(about$Values)[match(cells[[1]], as.numeric(names(about$Values)))]
      known[[id]] <- cells[[1]]
    }
    left[[id]] <- !is.na(cells[[1]]) & cells[[1]] %in% unlist(about$NotApplicable)
    if (is.null(about$Unscored)) {
      asked <- asked + shown
      unanswered <- unanswered + (shown & is.na(cells[[1]]))
    }
    if (about$Reverse) value <- about$Lowest + about$Highest - value
    hidden <- if (is.null(about$HiddenValue)) NA_real_ else about$HiddenValue
    values[[id]] <- unname(ifelse(shown, value, hidden))
    answered[[id]] <- unname(ifelse(shown, value, NA))
  }
  list(values = values, left = left, asked = asked, unanswered = unanswered)
}

# Where a condition on answers holds: never for one that is missing or hidden.
holds <- function(condition, known, values, count) {
  if (!is.null(condition$all)) return(Reduce(`&`, lapply(condition$all, holds, known, values, count), rep(TRUE, count)))
  if (!is.null(condition$any)) return(Reduce(`|`, lapply(condition$any, holds, known, values, count), rep(FALSE, count)))
  if (!is.null(condition$not)) return(!holds(condition$not, known, values, count))
  if (!is.null(condition$sumOf)) {
    sum <- Reduce(`+`, lapply(condition$sumOf, function(id) values[[id]]))
    return(!is.na(sum) & within(sum, condition))
  }
  answer <- known[[condition$item]]
  if (is.list(answer)) {
    if (is.null(condition$includes)) return(rep(FALSE, count))
    chosen <- answer[[as.character(condition$includes)]]
    return(!is.na(chosen) & chosen == 1)
  }
  if (!is.null(condition$includes)) return(rep(FALSE, count))
  !is.na(answer) &
    (if (is.null(condition$is)) TRUE else answer == condition$is) &
    (if (is.null(condition$from)) TRUE else answer >= condition$from) &
    (if (is.null(condition$upTo)) TRUE else answer <= condition$upTo)
}

score_value <- function(about, items, left, scores, count) {
  formula <- about$Formula
  number <- function(id) scores[[id]]
  switch(formula$kind,
    product = Reduce(`*`, lapply(formula$items, function(id) items[[id]])),
    timeBetween = (items[[formula$end]] - items[[formula$start]]) %% 1440,
    lookup = {
      value <- rep(if (is.null(formula$otherwise)) NA_real_ else formula$otherwise, count)
      for (row in rev(formula$rows)) {
        equal <- Map(function(id, expected) abs(items[[id]] - expected) < hair, formula$items, row$values)
        value[Reduce(`&`, equal) %in% TRUE] <- row$value
      }
      there <- Reduce(`&`, lapply(formula$items, function(id) !is.na(items[[id]])))
      ifelse(there, value, NA)
    },
    sumOfScores = Reduce(`+`, lapply(formula$scores, number)),
    difference = number(formula$minuend) - number(formula$subtrahend),
    ratio = {
      below <- number(formula$denominator)
      ifelse(abs(below) < hair, NA, number(formula$numerator) / below)
    },
    linear = formula$a + formula$b * number(formula$score),
    table = {
      raw <- floor(number(formula$score) + 0.5 + hair)
      value <- rep(NA_real_, count)
      for (row in rev(formula$rows)) {
        to <- if (is.null(row$to)) row$from else row$to
        value[!is.na(raw) & raw >= row$from & raw <= to] <- row$value
      }
      value
    },
    rules = {
      value <- rep(formula$otherwise, count)
      for (case in rev(formula$cases)) value[rule_holds(case$when, items, scores)] <- case$value
      all_there <- Reduce(`&`, lapply(lapply(formula$cases, `[[`, "when"), rule_known, items, scores))
      ifelse(all_there, value, NA)
    },
    over_items(formula, about$Missing, items, left))
}

over_items <- function(formula, missing, items, left) {
  values <- do.call(cbind, lapply(formula$items, function(id) items[[id]]))
  applies <- !do.call(cbind, lapply(formula$items, function(id) left[[id]]))
  there <- !is.na(values)
  answered <- rowSums(there)
  counts <- there
  if (is.null(missing)) {
    enough <- answered > 0 & answered == rowSums(applies)
  } else {
    enough <- answered >= max(missing$atLeast, 1) | (answered > 0 & answered == rowSums(applies))
    if (missing$rest == "ownMean") {
      own <- rowMeans(values, na.rm = TRUE)
      values <- ifelse(there, values, own)
      counts <- applies
    }
  }
  filled <- ifelse(counts, values, 0)
  value <- switch(formula$kind,
    sum = rowSums(filled),
    mean = rowSums(filled) / rowSums(counts),
    weightedSum = as.vector(filled %*% unlist(formula$weights)),
    countFrom = rowSums(counts & within(filled, formula)),
    highest = apply(ifelse(counts, values, -Inf), 1, max),
    stop("The codebook names a formula that it does not explain: ", formula$kind))
  ifelse(enough, value, NA)
}

within <- function(value, limits) {
  (if (is.null(limits$from)) TRUE else value >= limits$from - hair) &
    (if (is.null(limits$upTo)) TRUE else value <= limits$upTo + hair)
}

parts_of <- function(rule) c(rule$all, rule$any, rule$of, if (is.null(rule$not)) NULL else list(rule$not))

rule_value <- function(rule, items, scores) if (is.null(rule$score)) items[[rule$item]] else scores[[rule$score]]

# Where everything that a rule names is there.
rule_known <- function(rule, items, scores) {
  parts <- parts_of(rule)
  if (length(parts) == 0) return(!is.na(rule_value(rule, items, scores)))
  Reduce(`&`, lapply(parts, rule_known, items, scores))
}

rule_holds <- function(rule, items, scores) {
  parts <- lapply(parts_of(rule), rule_holds, items, scores)
  if (!is.null(rule$all)) return(Reduce(`&`, parts))
  if (!is.null(rule$any)) return(Reduce(`|`, parts))
  if (!is.null(rule$not)) return(!parts[[1]])
  if (!is.null(rule$of)) return(Reduce(`+`, parts) >= rule$atLeast)
  value <- rule_value(rule, items, scores)
  !is.na(value) & within(value, rule)
}

arguments <- commandArgs(trailingOnly = TRUE)
for (name in arguments[-(1:2)]) {
  scored <- score_table(arguments[[1]], name)
  written <- as.data.frame(lapply(scored, function(column) {
    if (is.double(column)) ifelse(is.na(column), NA, sprintf("%.15g", column)) else column
  }), check.names = FALSE)
  write.csv(written, file.path(arguments[[2]], paste0(name, ".csv")), row.names = FALSE, na = "", fileEncoding = "UTF-8")
}
