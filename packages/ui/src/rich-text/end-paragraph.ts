import { Extension } from "@tiptap/core";
import { Plugin, TextSelection } from "@tiptap/pm/state";

/** A press below a table, a line or a quote at the end begins a paragraph there. */
export const EndParagraph = Extension.create({
  name: "endParagraph",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          mousedown(view, event) {
            const { doc, schema, tr } = view.state;
            const end = view.dom.lastElementChild?.getBoundingClientRect().bottom ?? 0;
            const { paragraph } = schema.nodes;
            if (!view.editable || event.target !== view.dom || event.clientY <= end || doc.lastChild?.isTextblock || !paragraph)
              return false;
            tr.insert(doc.content.size, paragraph.create());
            view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)));
            view.focus();
            event.preventDefault();
            return true;
          },
        },
      },
    }),
  ],
});
