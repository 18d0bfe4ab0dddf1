import { type CategoryOrderTask, categoryText, useCategoryOrder } from "@shopkeeper/hooks/categories";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { HintNotice } from "../core/hint-notice";
import { Modal } from "../core/modal";
import { ReorderList } from "../reorder/reorder-list";
import { styled } from "../theme/styled";

export interface CategoryOrderDialogProps {
  task: CategoryOrderTask;
  onClose: () => void;
}

/** Puts the categories of one parent in an order, by dragging or by keys. Mount it to open it. */
export function CategoryOrderDialog({ task, onClose }: CategoryOrderDialogProps) {
  const t = useText(categoryText);
  const core = useText(coreText);
  const order = useCategoryOrder(task, onClose);
  return (
    <Modal
      title={task.top ? t("order.titleBelow", { name: task.top.name }) : t("order.title")}
      isOpen
      width={460}
      onClose={order.close}
      footer={
        <>
          <Button onClick={order.cancel} disabled={order.isSaving}>
            {core("actions.cancel")}
          </Button>
          <Button variant="primary" onClick={order.save} isBusy={order.isSaving} disabled={!order.isChanged}>
            {core("actions.save")}
          </Button>
        </>
      }
    >
      <Root>
        <HintNotice>{t("order.hint")}</HintNotice>
        <ReorderList
          items={order.rows}
          keyOf={({ id }) => String(id)}
          labelOf={({ name }) => name}
          onMove={order.isReadOnly ? undefined : order.move}
        >
          {({ name, isShow }, handle) => (
            <div data-item="">
              {handle}
              <span>{name}</span>
              {!isShow && <small>{t("hidden")}</small>}
            </div>
          )}
        </ReorderList>
      </Root>
      <ConfirmDialog question={order.leaving} text={() => core("confirm.leave")} isDanger />
    </Modal>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& [data-item]": {
      display: "flex",
      alignItems: "center",
      gap: "2",
      minHeight: "control",
      paddingInline: "1.5",
      paddingBlock: "0.5",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "md",
      background: "bg.panel",
      fontSize: "body",
    },
    "& [data-item] > span:not([data-handle])": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
    "& [data-item] > small": { paddingInlineEnd: "1.5", color: "fg.subtle" },
  },
});
