# Reads a release by its read.R and writes down what R now holds, for the test to compare: one CSV for each table.
# Rscript read-back.R FOLDER OUT
arguments <- commandArgs(trailingOnly = TRUE)
release_folder <- arguments[[1]]
source(file.path(release_folder, "read.R"))
written <- function(column) {
  bare <- as.vector(unclass(column))
  attributes(bare) <- NULL
  if (is.double(bare)) ifelse(is.na(bare), NA, sprintf("%.17g", bare)) else bare
}
for (name in names(release)) {
  table <- release[[name]]
  cells <- as.data.frame(lapply(table, written), stringsAsFactors = FALSE, check.names = FALSE)
  write.csv(cells, file.path(arguments[[2]], paste0(name, ".csv")), row.names = FALSE, na = "<NA>", fileEncoding = "UTF-8")
}
labels <- do.call(rbind, lapply(names(release), function(name) {
  table <- release[[name]]
  do.call(rbind, lapply(names(table), function(column) {
    codes <- attr(table[[column]], "labels")
    data.frame(table = name, column = column, type = typeof(table[[column]]), label = attr(table[[column]], "label"),
               codes = if (is.null(codes)) "" else paste(as.vector(codes), names(codes), sep = "=", collapse = ";"))
  }))
}))
write.csv(labels, file.path(arguments[[2]], "labels.csv"), row.names = FALSE, fileEncoding = "UTF-8")
