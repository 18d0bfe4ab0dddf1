import { useLanguage } from "@shopkeeper/hooks/texts";
import { ActivityStatus, labelOf, ProductShelf, SeckillAuditStatus } from "@shopkeeper/sdk";
import { StatusTag, type Tone } from "../core/status-tag";

const activityTones: Readonly<Record<number, Tone>> = { [ActivityStatus.notStarted]: "info", [ActivityStatus.ongoing]: "success" };
const auditTones: Readonly<Record<number, Tone>> = {
  [SeckillAuditStatus.waiting]: "warning",
  [SeckillAuditStatus.passed]: "success",
  [SeckillAuditStatus.refused]: "danger",
};

/** 未开始, 进行中 or 已结束. */
export const ActivityTag = ({ status }: { status: number }) => (
  <StatusTag tone={activityTones[status] ?? "neutral"}>{labelOf("ActivityStatus", status, useLanguage())}</StatusTag>
);

/** 待审核, 审核成功 or 审核失败. */
export const AuditTag = ({ status }: { status: number }) => (
  <StatusTag tone={auditTones[status] ?? "neutral"}>{labelOf("SeckillAuditStatus", status, useLanguage())}</StatusTag>
);

/** 上架 or 下架. */
export const ShelfTag = ({ isShow }: { isShow: boolean }) => (
  <StatusTag tone={isShow ? "success" : "neutral"}>
    {labelOf("ProductShelf", isShow ? ProductShelf.onShelf : ProductShelf.offShelf, useLanguage())}
  </StatusTag>
);
