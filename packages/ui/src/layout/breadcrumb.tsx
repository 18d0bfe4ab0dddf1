import { useText } from "@shopkeeper/hooks/texts";
import { type Crumb, layoutText } from "@shopkeeper/hooks/layout";
import { styled } from "../theme/styled";
import { useLink } from "./links";

export interface BreadcrumbProps {
  trail: readonly Crumb[];
  /** It is less important than its neighbour, and is left out where it would be cut. */
  isSpare?: boolean;
}

/** The path from the dashboard to the current page; where there is little room, only its last part. */
export function Breadcrumb({ trail, isSpare = false }: BreadcrumbProps) {
  const t = useText(layoutText);
  return (
    <Trail aria-label={t("navbar.breadcrumb")}>
      <List data-spare={isSpare || undefined}>
        {trail.map((crumb, index) => (
          <li key={`${crumb.path ?? ""}${crumb.title}`}>
            {index === trail.length - 1 ? (
              <Here aria-current="page" data-clip="">
                {crumb.title}
              </Here>
            ) : crumb.path ? (
              <Step path={crumb.path} title={crumb.title} />
            ) : (
              <span data-clip="">{crumb.title}</span>
            )}
          </li>
        ))}
      </List>
    </Trail>
  );
}

function Step({ path, title }: { path: string; title: string }) {
  return (
    <Anchor {...useLink(path)} data-clip="">
      {title}
    </Anchor>
  );
}

const Trail = styled("nav", { base: { flex: 1, minWidth: 0, containerType: "inline-size" } });

const List = styled("ol", {
  base: {
    display: "flex",
    alignItems: "center",
    listStyle: "none",
    margin: 0,
    padding: 0,
    fontSize: "sm",
    color: "fg.muted",
    whiteSpace: "nowrap",
    "& > li": { display: "flex", alignItems: "center", minWidth: 0, animation: "crumb-in .22s ease-out" },
    "& > li:last-child": { flexShrink: 0.5 },
    "& [data-clip]": { overflow: "hidden", textOverflow: "ellipsis", paddingBlock: "1" },
    "& > li + li::before": { content: '"/"', marginInline: "2", color: "fg.subtle", fontWeight: "normal" },
    "@container (max-width: 260px)": {
      "& > li:not(:last-child)": { display: "none" },
      "& > li:last-child::before": { display: "none" },
    },
    "&[data-spare]": { justifyContent: "flex-end", paddingInline: "3" },
    "@container (max-width: 300px)": { "&[data-spare]": { display: "none" } },
  },
});

const Here = styled("span", { base: { color: "fg", fontWeight: "medium" } });

const Anchor = styled("a", {
  base: {
    borderRadius: "sm",
    transition: "color .12s",
    _hover: { color: "brand.fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-1px" },
  },
});
