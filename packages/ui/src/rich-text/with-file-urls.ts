/** Rich text with the page's addresses of its pictures, videos and links to files. */
export function withFileUrls(html: string, fileUrl: (address: string) => string): string {
  if (fileUrl("/files/") === "/files/" || !html.includes("/files/")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const name of ["src", "poster", "href"])
    for (const element of body.querySelectorAll(`[${name}^="/files/"]`))
      element.setAttribute(name, fileUrl(element.getAttribute(name) ?? ""));
  return body.innerHTML;
}
