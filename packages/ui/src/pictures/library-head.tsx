import { coreText, useText } from "@shopkeeper/hooks/texts";
import { LibraryKind, pictureOrderNames, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { FolderTree, Search } from "lucide-react";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { Select } from "../core/select";
import { Tabs } from "../core/tabs";
import { TextInput } from "../core/text-input";
import { useDraftValue } from "../core/use-draft-value";

export interface LibraryHeadProps {
  library: PictureLibrary;
  /** Opens the categories where they are not beside the pictures. */
  onChooseCategory: () => void;
}

/** The top of the library: pictures or videos, the unused filter, the order, and the search by name. */
export function LibraryHead({ library, onChooseCategory }: LibraryHeadProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const { query, change } = library.filters;
  const [name, setName] = useDraftValue(query.name);
  return (
    <div data-head="">
      <Tabs
        label={t("kind.label")}
        tabs={Object.values(LibraryKind).map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        value={query.kind}
        onChange={(kind) => change({ kind: kind === "image" ? "" : kind })}
      />
      <Button data-category="" icon={<FolderTree size={15} aria-hidden />} onClick={onChooseCategory}>
        {library.categories.chosenName}
      </Button>
      <div data-tools="">
        {library.mode === "page" && (
          <Checkbox isChecked={query.isUsed === false} onChange={library.display.onlyUnused}>
            {t("toolbar.onlyUnused")}
          </Checkbox>
        )}
        <Select
          aria-label={t("toolbar.order")}
          options={pictureOrderNames.map((order) => ({ value: order, label: t(`orders.${order}`) }))}
          value={query.order}
          onChange={(order) => order && library.display.orderAs(order)}
        />
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation(); // the library may be inside another form
            change({ name });
          }}
        >
          <TextInput
            type="search"
            aria-label={t("toolbar.search")}
            placeholder={t("toolbar.searchPlaceholder")}
            maxLength={100}
            value={name}
            onChange={(text) => {
              setName(text);
              if (text === "") change({ name: "" });
            }}
            trailing={
              <button type="submit" className="sk-link" aria-label={core("actions.search")}>
                <Search size={14} aria-hidden />
              </button>
            }
          />
        </form>
      </div>
    </div>
  );
}
