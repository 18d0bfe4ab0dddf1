/** Extensions that a server or a browser may obey anywhere in a name: Apache runs `x.php.jpg` where `.php` has a handler. */
const ANYWHERE = new Set(
  (
    "php php3 php4 php5 php7 phps phtml phar asp aspx ashx asmx cer jsp jspx jhtml cgi rb lua bash bat cmd exe dll msi scr ps1 vbs vbe " +
    "wsf hta jar war html htm xhtml shtml shtm svg svgz xml xsl xslt swf htaccess ini lnk reg"
  ).split(" "),
);

/** Extensions that count only at the end: elsewhere they name sites and libraries (`1688.com.jpg`, `allegro.pl.png`, `vue.js.png`). */
const AT_THE_END = new Set("com pl py sh js mjs cjs ts url".split(" "));

/** Whether an extension of a name marks the file as a program or a page. */
export function namesProgram(name: string): boolean {
  const extensions = name
    .toLowerCase()
    .split(".")
    .slice(1)
    .map((extension) => extension.trim());
  return extensions.some((extension) => ANYWHERE.has(extension)) || AT_THE_END.has(extensions.at(-1) ?? "");
}
