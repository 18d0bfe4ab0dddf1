/** The field name of a model key, encoded so that react-hook-form never reads it as a path. */
export const fieldName = (model: string) =>
  `f${model.replaceAll(/[^A-Za-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`;
