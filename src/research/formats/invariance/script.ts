/**
 * The R functions of `invariance.R`: multi-group confirmatory factor analysis of one factor with lavaan. The
 * criteria for invariance are those of F. F. Chen, Structural Equation Modeling 14, 2007.
 */
export const script = `# In the folder of the release: Rscript invariance.R, or source("invariance.R") and then the table invariance.
# From elsewhere: release_folder <- "the/folder"; source(file.path(release_folder, "invariance.R")).
#
# For each score that adds up items, and for groups by age band, gender and language, three models of one factor:
#   configural  the same questions belong together in every group
#   metric      and each counts as much: relations to other things may be compared
#   scalar      and answers start at the same height: means may be compared
# Each is set beside the one before. It holds where CFI falls by at most .010 and RMSEA rises by at most .015
# (F. F. Chen, 2007); the chi-squared difference is told too, but with many people it finds everything.
# Answers are taken as measured in equal steps, with robust errors (MLR); missing ones by full information. Each person
# counts once, by the first attempt; reversed questions load the other way. A group needs so many people:
fewest <- 200
# These are visitors of this site, not a sample of India: equal here says nothing of others.

if (!requireNamespace("lavaan", quietly = TRUE))
  stop("This script needs the package lavaan, which is not installed. In R: install.packages(\\"lavaan\\")", call. = FALSE)
if (!exists("release_folder")) release_folder <- "."

read_release <- function(file)
  read.csv(file.path(release_folder, file), na.strings = "", encoding = "UTF-8", check.names = FALSE,
           colClasses = c(study_id = "character"))
people <- read_release("people.csv")
invariance <- data.frame()

# One row for each model, added to the table invariance.
note <- function(facts, model, fit = NULL, before = NULL, why = "") {
  row <- data.frame(facts, model = model, df = NA, chisq = NA, cfi = NA, rmsea = NA, srmr = NA,
                    cfi_change = NA, rmsea_change = NA, chisq_p = NA, holds = NA, why = why)
  if (!is.null(fit)) {
    found <- lavaan::fitMeasures(fit, c("df", "chisq.scaled", "cfi.scaled", "rmsea.scaled", "srmr"))
    row[c("df", "chisq", "cfi", "rmsea", "srmr")] <- as.list(found)
  }
  if (!is.null(before)) {
    last <- invariance[nrow(invariance), ]
    row$cfi_change <- row$cfi - last$cfi
    row$rmsea_change <- row$rmsea - last$rmsea
    row$chisq_p <- tryCatch(lavaan::lavTestLRT(before, fit)[["Pr(>Chisq)"]][2], error = function(e) NA)
    row$holds <- row$cfi_change >= -.010 && row$rmsea_change <= .015
  }
  invariance <<- rbind(invariance, row)
}

examine_groups <- function(facts, data, items) {
  counts <- table(data$group)
  large <- names(counts)[counts >= fewest]
  if (length(large) < 2)
    return(note(facts, "none", why = paste("fewer than two groups of", fewest, "people")))
  data <- data[data$group %in% large, ]
  facts$groups <- paste0(large, " (", counts[large], ")", collapse = ", ")
  model <- paste("score =~", paste0("i", seq_along(items), collapse = " + "))
  equal <- list(configural = "none", metric = "loadings", scalar = c("loadings", "intercepts"))
  # Of whole answers full information is the same, and takes ten times as long.
  missing <- if (anyNA(data)) "fiml" else "listwise"
  before <- NULL
  for (name in names(equal)) {
    fit <- tryCatch(
      suppressWarnings(lavaan::cfa(model, data = data, group = "group", group.equal = equal[[name]],
                                   estimator = "MLR", missing = missing, meanstructure = TRUE)),
      error = function(e) conditionMessage(e))
    if (is.character(fit)) return(note(facts, name, why = fit))
    if (!lavaan::lavInspect(fit, "converged")) return(note(facts, name, why = "no solution was found"))
    note(facts, name, fit, before)
    before <- fit
  }
}

examine <- function(file, title, items) {
  attempts <- read_release(file)
  attempts <- attempts[attempts$attempt == 1, ]
  person <- people[match(attempts$study_id, people$study_id), ]
  answers <- attempts[items]
  # Ids may be words of lavaan's own language.
  names(answers) <- paste0("i", seq_along(items))
  groups <- list(age_band = person$age_band, gender = person$gender, language = attempts$language)
  for (by in names(groups)) {
    facts <- data.frame(table = sub("\\\\.csv$", "", file), score = title, by = by, groups = "")
    if (is.null(groups[[by]])) note(facts, "none", why = "the release does not say it")
    else examine_groups(facts, cbind(answers, group = groups[[by]])[!is.na(groups[[by]]), ], items)
  }
}

show_invariance <- function() {
  options(width = 200)
  shown <- invariance
  numbers <- vapply(shown, is.numeric, TRUE)
  shown[numbers] <- lapply(shown[numbers], round, 3)
  for (one in split(shown, paste(shown$table, shown$score, "by", shown$by))) {
    cat("\\n", one$table[1], ", ", one$score[1], ", by ", one$by[1], "\\n", sep = "")
    if (any(one$groups != "")) cat(one$groups[one$groups != ""][1], "\\n")
    print(one[c("model", "df", "chisq", "cfi", "rmsea", "srmr", "cfi_change", "rmsea_change", "chisq_p", "holds", "why")],
          row.names = FALSE)
  }
}
`;
