/** The name under which a form keeps the value of a model key: any key makes one that react-hook-form takes for no path. */
export const fieldName = (model: string) =>
  `f${model.replaceAll(/[^A-Za-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16)}_`)}`;
