/** What is wrong with a field of a guarantee group. */
export const guaranteeMessages = {
  serviceGone: { zh: "“{{name}}”已无效，请取消选择", en: "“{{name}}” is no longer offered. Take it out." },
  serviceMissing: { zh: "保障服务不存在，请刷新后重新选择", en: "A service does not exist. Reload, then choose again." },
};
