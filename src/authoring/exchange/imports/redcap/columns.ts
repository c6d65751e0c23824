/** The columns of a REDCap data dictionary, by their names in the file and in the REDCap API. */
export const columns = {
  name: ['Variable / Field Name', 'field_name'],
  form: ['Form Name', 'form_name'],
  section: ['Section Header', 'section_header'],
  type: ['Field Type', 'field_type'],
  label: ['Field Label', 'field_label'],
  choices: [
    'Choices, Calculations, OR Slider Labels',
    'Choices OR Calculations',
    'select_choices_or_calculations',
  ],
  note: ['Field Note', 'field_note'],
  validation: ['Text Validation Type OR Show Slider Number', 'text_validation_type_or_show_slider_number'],
  min: ['Text Validation Min', 'text_validation_min'],
  max: ['Text Validation Max', 'text_validation_max'],
  identifier: ['Identifier?', 'identifier'],
  logic: ['Branching Logic (Show field only if...)', 'Branching Logic', 'branching_logic'],
  required: ['Required Field?', 'required_field'],
  alignment: ['Custom Alignment', 'custom_alignment'],
  number: ['Question Number (surveys only)', 'question_number'],
  matrix: ['Matrix Group Name', 'matrix_group_name'],
  ranking: ['Matrix Ranking?', 'matrix_ranking'],
  annotation: ['Field Annotation', 'Field Annotation / Action Tags', 'field_annotation'],
} as const satisfies Record<string, readonly string[]>;

/** Columns that every data dictionary has. */
export const requiredColumns = ['name', 'type', 'label', 'choices'] as const;

/** Returns the name of a column as in the exported file. */
export function getColumnTitle(column: keyof typeof columns): string {
  return columns[column][0];
}
