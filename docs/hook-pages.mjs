// A plugin for TypeDoc: a page for each hook with the members of its result, and a page for each entry point with its types.
import { Converter, ReflectionKind } from "typedoc";
import { MarkdownTheme, MarkdownThemeContext, MemberRouter } from "typedoc-plugin-markdown";

/** An object type with more members is shown as `object`: rows of the contract, which the reference of the API describes. */
const shownMembers = 6;
const isHook = ({ name }) => /^use[A-Z]/.test(name);

export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const others = project.getReflectionsByKind(ReflectionKind.FunctionOrMethod | ReflectionKind.Variable | ReflectionKind.Reference);
    for (const one of others) if (one.parent?.kind === ReflectionKind.Module && !isHook(one)) project.removeReflection(one);
  });
  app.converter.on(Converter.EVENT_CREATE_PARAMETER, (_, parameter) => {
    if (parameter.name === "__namedParameters") parameter.name = "options";
  });
  app.renderer.defineTheme("hooks", HookTheme);
  app.renderer.defineRouter("hooks", HookRouter);
}

class HookTheme extends MarkdownTheme {
  getRenderContext(page) {
    return new HookContext(this, page, this.application.options);
  }
}

class HookContext extends MarkdownThemeContext {
  constructor(...options) {
    super(...options);
    const { declarationType, signatureReturns } = this.partials;
    this.partials.declarationType = (declaration, settings) =>
      (declaration.children?.length ?? 0) > shownMembers ? "`object`" : declarationType.call(this, declaration, settings);
    this.partials.signatureReturns = (signature, settings) => {
      const result = signature.type?.type === "reference" ? signature.type.reflection : undefined;
      const members = result?.children ?? [];
      const text = signatureReturns.call(this, signature, settings);
      return members.length > 0 ? `${text}\n\n${this.partials.propertiesTable(members)}` : text;
    };
  }
}

/** `coupons/useCouponList.md`, without a folder for each kind. */
class HookRouter extends MemberRouter {
  getIdealBaseName(reflection) {
    return super.getIdealBaseName(reflection).replace("/functions/", "/");
  }
}
