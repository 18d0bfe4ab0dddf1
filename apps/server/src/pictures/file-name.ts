/** Extensions of what a browser or a server might run; no picture needs one anywhere in its name. */
const ACTIVE = new Set(
  (
    "php php3 php4 php5 php7 phps phtml phar asp aspx ashx asmx cer jsp jspx jhtml cgi pl py rb lua sh bash bat cmd com exe dll msi scr ps1 vbs vbe " +
    "wsf hta jar war js mjs cjs ts html htm xhtml shtml shtm svg svgz xml xsl xslt swf htaccess ini lnk url reg"
  ).split(" "),
);

/** Whether a name says, in any of its extensions, that the file is a program or a page. */
export const namesProgram = (name: string) =>
  name
    .toLowerCase()
    .split(".")
    .slice(1)
    .some((extension) => ACTIVE.has(extension.trim()));
