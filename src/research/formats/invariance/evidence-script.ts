/**
 * The R functions of `invariance.R` that write an `InvarianceFile` for each language. Base R writes the JSON, so that lavaan stays the
 * only package.
 */
export const evidenceScript = `
# Files for npm run translate -- accept, one for each questionnaire and language. They are written next to the release, because
# a release with other files is not verified.
release_path <- normalizePath(release_folder)
evidence_folder <- paste0(release_path, "-evidence")
examined <- list()

json_text <- function(x) paste0("\\"", gsub("([\\"\\\\\\\\])", "\\\\\\\\\\\\1", enc2utf8(x)), "\\"")
json <- function(x, indent = "") {
  if (is.list(x)) {
    inner <- paste0(indent, "  ")
    parts <- vapply(x, json, "", indent = inner, USE.NAMES = FALSE)
    if (!is.null(names(x))) parts <- paste0(json_text(names(x)), ": ", parts)
    signs <- if (is.null(names(x))) c("[", "]") else c("{", "}")
    if (!any(vapply(x, is.list, TRUE))) return(paste0(signs[1], paste(parts, collapse = ", "), signs[2]))
    return(paste0(signs[1], "\n", paste0(inner, parts, collapse = ",\n"), "\n", indent, signs[2]))
  }
  if (length(x) != 1 || is.na(x)) return("null")
  if (is.character(x)) json_text(x) else format(x, digits = 10, scientific = FALSE)
}

note_pair <- function(table, score, title, items, language, data) {
  quarters <- data$quarter[data$group == language]
  examined[[length(examined) + 1]] <<- list(
    table = table, score = score, title = title, items = items, language = language, by = paste("language", language),
    people = sum(data$group == language), compared = sum(data$group != language),
    quarter = if (all(is.na(quarters))) NA_character_ else min(quarters, na.rm = TRUE))
}

list_models <- function(one) {
  rows <- invariance[invariance$table == one$table & invariance$score == one$title & invariance$by == one$by, ]
  lapply(seq_len(nrow(rows)), function(at)
    as.list(rows[at, c("model", "df", "chisq", "cfi", "rmsea", "srmr", "why")]))
}

write_evidence <- function(table, instrument, version, reference, release) {
  own <- Filter(function(one) one$table == table, examined)
  for (language in unique(vapply(own, function(one) one$language, ""))) {
    pairs <- Filter(function(one) one$language == language, own)
    scores <- lapply(pairs, function(one)
      list(id = one$score, title = one$title, items = as.list(one$items), models = list_models(one)))
    first <- pairs[[1]]
    evidence <- list(format = 1, table = table, instrument = instrument, version = version, release = release,
                     made = as.character(Sys.Date()), language = language, people = first$people,
                     comparedWith = reference, comparedPeople = first$compared, firstQuarter = first$quarter,
                     lavaan = as.character(utils::packageVersion("lavaan")), scores = scores)
    dir.create(evidence_folder, showWarnings = FALSE)
    file <- file.path(evidence_folder, paste0(table, "-", sub("-.*", "", language), ".json"))
    writeLines(json(evidence), file, useBytes = TRUE)
    cat("\\nWritten: ", file, "\\n", sep = "")
  }
}
`;
