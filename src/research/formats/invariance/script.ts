/**
 * The R functions of `invariance.R`: multi-group confirmatory factor analysis of one factor with lavaan. The
 * criteria for invariance are those of F. F. Chen, Structural Equation Modeling 14, 2007.
 */
export const invarianceScript = `# In the folder of the release: Rscript invariance.R, or source("invariance.R"), then see the data frame invariance.
# From another folder: release_folder <- "the/folder"; source(file.path(release_folder, "invariance.R")).
#
# For each score that sums items, three one-factor models in groups by age band and gender, and of each language with the language
# of the questionnaire:
#   configural  the same structure in all groups
#   metric      and equal loadings: relations to other variables can be compared
#   scalar      and equal intercepts: means can be compared
# Each is compared with the preceding one. It holds if CFI decreases by at most .010 and RMSEA increases by at most .015
# (F. F. Chen, 2007). The chi-squared difference is reported, too, but is significant in large samples.
# Answers are treated as continuous, with robust standard errors (MLR) and full information for missing values. Only the
# first attempt of each person is used, without questions that the browser had translated. Reversed items have negative loadings. Minimum number of people per group:
fewest <- 200
# The people are visitors of this site, not a sample of India: the results do not generalize to other people.

if (!requireNamespace("lavaan", quietly = TRUE))
  stop("This script needs the package lavaan, which is not installed. In R: install.packages(\\"lavaan\\")", call. = FALSE)
if (!exists("release_folder")) release_folder <- "."

read_release <- function(file)
  read.csv(file.path(release_folder, file), na.strings = "", encoding = "UTF-8", check.names = FALSE,
           colClasses = c(study_id = "character"))
people <- read_release("people.csv")
invariance <- data.frame()

# Adds a row per model to the data frame invariance.
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
  # Without missing values, full information gives the same result and takes ten times as long.
  missing <- if (anyNA(data)) "fiml" else "listwise"
  before <- NULL
  for (name in names(equal)) {
    fit <- tryCatch(
      suppressWarnings(lavaan::cfa(model, data = data, group = "group", group.equal = equal[[name]],
                                   estimator = "MLR", missing = missing, meanstructure = TRUE)),
      error = function(e) conditionMessage(e))
    if (is.character(fit)) return(note(facts, name, why = fit))
    if (!lavaan::lavInspect(fit, "converged")) return(note(facts, name, why = "the model did not converge"))
    note(facts, name, fit, before)
    before <- fit
  }
}

examine <- function(file, score, title, items, reference) {
  attempts <- read_release(file)
  attempts <- attempts[attempts$attempt == 1, ]
  # The release has this column only if it was recorded.
  if (!is.null(attempts$browser_translated)) attempts <- attempts[!(attempts$browser_translated %in% 1), ]
  person <- people[match(attempts$study_id, people$study_id), ]
  answers <- attempts[items]
  # Ids may be keywords of the lavaan syntax.
  names(answers) <- paste0("i", seq_along(items))
  table <- sub("\\\\.csv$", "", file)
  groups <- list(age_band = person$age_band, gender = person$gender)
  for (by in names(groups)) {
    facts <- data.frame(table = table, score = title, by = by, groups = "")
    if (is.null(groups[[by]])) note(facts, "none", why = "not in the release")
    else examine_groups(facts, cbind(answers, group = groups[[by]])[!is.na(groups[[by]]), ], items)
  }
  for (language in list_languages(attempts$language, reference)) {
    by <- if (is.na(language)) "language" else paste("language", language)
    facts <- data.frame(table = table, score = title, by = by, groups = "")
    if (is.na(language)) {
      note(facts, "none", why = paste("fewer than two groups of", fewest, "people"))
      next
    }
    data <- cbind(answers, group = attempts$language, quarter = attempts$quarter)
    data <- data[attempts$language %in% c(reference, language), ]
    note_pair(table, score, title, items, language, data)
    examine_groups(facts, data, items)
  }
}

# Lists the languages with enough people besides that of the questionnaire; NA if there are none.
list_languages <- function(languages, reference) {
  counts <- table(languages)
  large <- names(counts)[counts >= fewest]
  others <- setdiff(large, reference)
  if (!(reference %in% large) || length(others) == 0) NA_character_ else others
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
