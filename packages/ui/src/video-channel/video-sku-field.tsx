import { pickedIds } from "@shopkeeper/hooks/selection";
import { type Text, useText } from "@shopkeeper/hooks/texts";
import { specsOf, valuesOf, type VideoFormState, videoFormText, type VideoSkuLine } from "@shopkeeper/hooks/video-channel";
import { useMemo, useState } from "react";
import { loaded, type Loading } from "../core/load-state";
import { EmptyState } from "../core/empty-state";
import { Money } from "../core/money";
import { NumberInput } from "../core/number-input";
import { Picture } from "../core/picture";
import { Pager } from "../list/pager";
import type { Column } from "../list/table-column";
import { TableField } from "../list/table-field";
import { type VideoFormPart, VideoItem } from "./video-item";

const pageSize = 20;

/** A line as the table shows it. */
type ShownLine = VideoSkuLine & { isValid: true };

interface ShownLines {
  reading: Loading;
  setLine: VideoFormState["setLine"];
  isReadOnly: boolean;
}

/** 商品属性: the SKUs sold in the channel, with their prices; twenty at a time. */
export function VideoSkuField({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const [page, setPage] = useState(1);
  const { skus } = video.form.getValues();
  const specs = specsOf({ skus }).join("\n");
  const columns = useMemo(() => columnsOf(specs === "" ? [] : specs.split("\n"), t), [specs, t]);
  return (
    <VideoItem video={video} name="skus" isRequired isGroup isWide>
      {({ value, ref, disabled = false }) => {
        const lines = disabled ? value.filter(({ isChosen }) => isChosen) : value;
        const chosen = value.filter(({ isChosen }) => isChosen).map(({ id }) => id);
        const last = Math.max(1, Math.ceil(lines.length / pageSize));
        const at = Math.min(page, last);
        const shown = lines.slice((at - 1) * pageSize, at * pageSize).map((line): ShownLine => ({ ...line, isValid: true }));
        const isFree = lines.some(({ isChosen, price }) => isChosen && price === 0);
        return (
          <>
            <TableField<ShownLine, number, ShownLines>
              fieldRef={ref}
              label={t("fields.skus")}
              columns={columns}
              rows={shown}
              rowKey={({ id }) => id}
              list={{ ...loaded, setLine: video.setLine, isReadOnly: disabled }}
              selection={disabled ? undefined : { ...pickedIds<ShownLine>(chosen, video.setChosen), nameOf: ({ sku }) => sku }}
              empty={<EmptyState title={t("skus.empty")} />}
              count={[t("skus.count", { count: chosen.length }), isFree ? t("skus.free") : ""].filter(Boolean).join(" · ")}
            />
            {last > 1 && (
              <Pager page={at} limit={pageSize} sizes={[]} total={lines.length} onChange={({ page: next }) => next && setPage(next)} />
            )}
          </>
        );
      }}
    </VideoItem>
  );
}

type FormText = Text<typeof videoFormText.zh>;

function columnsOf(specs: readonly string[], t: FormText): readonly Column<ShownLine, ShownLines>[] {
  const money = (key: "cost" | "otPrice"): Column<ShownLine, ShownLines> => ({
    key,
    title: t(`skus.${key}`),
    width: 100,
    align: "end",
    cell: (line) => <Money value={line[key]} />,
  });
  const plain = (key: "stock" | "barCode" | "weight" | "volume"): Column<ShownLine, ShownLines> => ({
    key,
    title: t(`skus.${key}`),
    width: 92,
    align: "end",
    cell: (line) => line[key] ?? "-",
  });
  return [
    ...specs.map((spec, at): Column<ShownLine, ShownLines> => ({
      key: `spec-${spec}`,
      title: spec,
      minWidth: 104,
      isHeading: at === 0,
      cell: ({ attrValue }) => valuesOf(attrValue)[spec],
    })),
    { key: "image", title: t("skus.image"), width: 64, cell: ({ image, sku }) => <Picture src={image} name={sku} /> },
    {
      key: "price",
      title: t("skus.price"),
      width: 128,
      cell: ({ isValid: _, ...line }, { read, act }) =>
        read(({ isReadOnly }) => isReadOnly) ? (
          <Money value={line.price === null ? null : line.price.toFixed(2)} />
        ) : (
          <NumberInput
            aria-label={t("skus.priceOf", { sku: line.sku })}
            mode={2}
            value={line.price ?? undefined}
            onChange={act(({ setLine }, price) => setLine({ ...line, price: price ?? null }))}
          />
        ),
    },
    money("cost"),
    money("otPrice"),
    ...(["stock", "barCode", "weight", "volume"] as const).map(plain),
  ];
}
