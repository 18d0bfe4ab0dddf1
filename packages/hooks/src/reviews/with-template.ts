/** An answer with a chosen template: it replaces an empty answer or another template, and is placed below other text. */
export function withTemplate(text: string, content: string, templates: readonly string[]) {
  const typed = text.trim();
  return typed === "" || templates.includes(typed) ? content : `${text.trimEnd()}\n${content}`;
}
