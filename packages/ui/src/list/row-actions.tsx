import { coreText, useText } from "@shopkeeper/hooks/texts";
import { openMenu } from "../core/open-menu";
import type { RowAction } from "../core/row-action";

export interface RowActionsProps {
  /** The name of the row; it ends the name of each action: 删除 春节券. */
  of: string;
  /** Falsy entries are left out: `[can && { … }]`. */
  actions: readonly (RowAction | false | undefined | null)[];
  /** The number of actions shown in the row; the others are under 更多. */
  shown?: number;
}

/**
 * The actions of a row as links, with the rare ones under 更多; in a table whose columns do not fit, all but the first are in that menu.
 *
 * All rows share one menu: https://chakra-ui.com/docs/components/menu.
 */
export function RowActions({ of, actions, shown = 3 }: RowActionsProps) {
  const t = useText(coreText);
  const offered = actions.filter((action) => action !== false && action !== undefined && action !== null);
  const direct = offered.length > shown ? offered.slice(0, shown - 1) : offered;
  const rest = offered.slice(direct.length);
  const more = offered.length > 1 && (
    <button
      type="button"
      className="sk-link"
      data-action="more"
      data-more={rest.length > 0 ? "some" : "folded"}
      aria-haspopup="menu"
      aria-label={t("actions.actionsOf", { name: of })}
      onClick={({ currentTarget }) =>
        openMenu(currentTarget, {
          label: t("actions.actionsOf", { name: of }),
          items: currentTarget.closest("[data-tight]") ? offered.slice(1) : rest,
        })
      }
    >
      {t("actions.more")}
    </button>
  );
  return (
    <span className="sk-actions">
      {rest.length === 0 && more}
      {direct.map((action, at) => (
        <button
          key={action.key}
          type="button"
          className="sk-link"
          data-action={action.key}
          data-first={at === 0 || undefined}
          data-tone={action.isDanger ? "danger" : undefined}
          aria-label={`${action.label} ${of}`}
          aria-busy={action.isBusy || undefined}
          disabled={action.isDisabled}
          onClick={() => action.isBusy || action.onChoose()}
        >
          {action.label}
        </button>
      ))}
      {rest.length > 0 && more}
    </span>
  );
}
