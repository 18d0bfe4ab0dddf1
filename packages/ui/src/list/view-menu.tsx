import { type ListOperationId, type ListView, useViewActions, viewText } from "@shopkeeper/hooks/list";
import { useShop } from "@shopkeeper/hooks/shop";
import { useText } from "@shopkeeper/hooks/texts";
import { useEffect } from "react";
import { ConfirmDialog } from "../core/confirm-dialog";
import { type MenuLine, openMenu } from "../core/open-menu";
import { PromptDialog } from "../core/prompt-dialog";
import { useLatestRef } from "../core/use-latest-ref";
import { styled } from "../theme/styled";

export interface ViewMenuProps {
  of: ListView;
  list: ListOperationId;
  /** A press of the menu's button. */
  opening: { anchor: HTMLElement; isBusy: boolean };
  onOpened: () => void;
  onClose: () => void;
}

/** The menu of a list's views, and its dialogs. Each press fetches the views again. */
export function ViewMenu({ of: view, list, opening: { anchor, isBusy }, onOpened, onClose }: ViewMenuProps) {
  const t = useText(viewText);
  const { notices } = useShop();
  const actions = useViewActions(list, view);

  function lines(): MenuLine[] {
    const { views = [], current, query, isChanged } = view;
    const chosen: MenuLine[] = current
      ? [
          ...(isChanged
            ? [{ key: "update", label: t("update", { name: current.name }), onChoose: () => actions.update(current, query) }]
            : []),
          { key: "rename", label: t("rename"), onChoose: () => actions.renaming.open(current, current.name) },
          { key: "default", label: t(current.isDefault ? "dropDefault" : "makeDefault"), onChoose: () => actions.setDefault(current) },
          { key: "remove", label: t("remove"), isDanger: true, onChoose: () => actions.removing.open(current) },
        ]
      : [];
    return [
      ...views.map((one) => ({
        key: `view-${one.id}`,
        label: one.isDefault ? t("byDefault", { name: one.name }) : one.name,
        isChosen: one.id === current?.id && !isChanged,
        onChoose: () => view.choose(one),
      })),
      { key: "save", label: t("saveAs"), isSeparated: views.length > 0, onChoose: () => actions.saving.open(query) },
      ...chosen,
    ];
  }

  const open = useLatestRef(() =>
    openMenu(anchor, { label: t("menu"), items: lines(), ...(view.views?.length === 0 && { head: <Hint>{t("empty")}</Hint> }) }),
  );
  const load = useLatestRef(view.load);
  useEffect(() => {
    if (!isBusy) return;
    // a second opening closes the menu: one press opens it once, also where StrictMode runs this twice
    let isOver = false;
    void load()().then(
      () => {
        if (isOver) return;
        onOpened();
        // after the answer is rendered
        setTimeout(() => open()());
      },
      (error: unknown) => {
        if (isOver) return;
        onClose();
        notices.failure(error);
      },
    );
    return () => {
      isOver = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [isBusy]);

  return (
    <>
      <PromptDialog question={actions.saving} title={t("name")} about={() => t("nameAbout")} />
      <PromptDialog question={actions.renaming} title={t("name")} about={({ name }) => t("renameAbout", { name })} />
      <ConfirmDialog question={actions.removing} text={({ name }) => t("removeQuestion", { name })} isDanger />
    </>
  );
}

const Hint = styled("p", { base: { maxWidth: "16rem", paddingBlock: "2", paddingInline: "2.5", fontSize: "xs", color: "fg.muted" } });
