/** An answer after a template was chosen: it takes the place of nothing or of another template, and stands below what was typed. */
export function withTemplate(text: string, content: string, templates: readonly string[]) {
  const typed = text.trim();
  return typed === "" || templates.includes(typed) ? content : `${text.trimEnd()}\n${content}`;
}
