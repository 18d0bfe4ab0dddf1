import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useText } from "@shopkeeper/hooks/core";
import { type Crumb, layoutText } from "@shopkeeper/hooks/layout";
import { useLink } from "./links";

/** The way from the dashboard to the page on screen. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const t = useText(layoutText);
  return (
    <Box asChild minWidth={0}>
      <nav aria-label={t("navbar.breadcrumb")}>
        <List>
          {trail.map((crumb, index) => (
            <li key={`${crumb.path ?? ""}${crumb.title}`}>
              {index === trail.length - 1 ? (
                <Here aria-current="page">{crumb.title}</Here>
              ) : crumb.path ? (
                <Step path={crumb.path} title={crumb.title} />
              ) : (
                <span>{crumb.title}</span>
              )}
            </li>
          ))}
        </List>
      </nav>
    </Box>
  );
}

function Step({ path, title }: { path: string; title: string }) {
  return <Anchor {...useLink(path)}>{title}</Anchor>;
}

const List = chakra("ol", {
  base: {
    display: "flex",
    alignItems: "center",
    listStyle: "none",
    margin: 0,
    padding: 0,
    fontSize: "sm",
    color: "fg.muted",
    whiteSpace: "nowrap",
    overflow: "hidden",
    "& > li": { display: "flex", alignItems: "center", minWidth: 0 },
    "& > li + li::before": { content: '"/"', marginInline: "2", color: "fg.subtle", fontWeight: "normal" },
    "& > li:not(:last-child)": { hideBelow: "md" },
    "& > li:last-child::before": { hideBelow: "md" },
  },
});

const Here = chakra("span", { base: { color: "fg", fontWeight: "medium", overflow: "hidden", textOverflow: "ellipsis" } });

const Anchor = chakra("a", {
  base: {
    borderRadius: "sm",
    transition: "color .12s",
    _hover: { color: "brand.fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});
