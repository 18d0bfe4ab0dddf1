// The demo, which a server loads only with SEED=demo.
export { fakeLogistics } from "./fake-logistics";
export { fakePayments } from "./fake-payments";
export { fakeWechat } from "./fake-wechat";
export { drawPicture } from "./kit/pictures";
export { seedCommand } from "./seed-command";
export { seedDemo } from "./seed-demo";
export { simulateCommand, simulateOutside } from "./simulate";
