/** Extensions that a server or a browser may obey wherever they stand in a name: Apache runs `x.php.jpg` where `.php` has a handler. */
const ANYWHERE = new Set(
  (
    "php php3 php4 php5 php7 phps phtml phar asp aspx ashx asmx cer jsp jspx jhtml cgi rb lua bash bat cmd exe dll msi scr ps1 vbs vbe " +
    "wsf hta jar war html htm xhtml shtml shtm svg svgz xml xsl xslt swf htaccess ini lnk reg"
  ).split(" "),
);

/** Extensions that count at the end alone: before it they are sites and libraries, as in `1688.com.jpg`, `allegro.pl.png` and `vue.js.png`. */
const AT_THE_END = new Set("com pl py sh js mjs cjs ts url".split(" "));

/** Whether a name says, in an extension, that the file is a program or a page. */
export function namesProgram(name: string): boolean {
  const extensions = name
    .toLowerCase()
    .split(".")
    .slice(1)
    .map((extension) => extension.trim());
  return extensions.some((extension) => ANYWHERE.has(extension)) || AT_THE_END.has(extensions.at(-1) ?? "");
}
