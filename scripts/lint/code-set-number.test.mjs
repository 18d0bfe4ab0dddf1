import { testRule } from "./rule-tester.mjs";

testRule("code-set-number", {
  valid: [
    "if (coupon.category === CouponCategory.product) add();",
    "if (response.status === 404) throw missing;",
    "eq(orders.status, status)",
    "const sent = { name, status: 1 };",
    "if (list.length === 2) add();",
    "sql`${orders.status} = ${OrderStatus.completed}`",
    "sql`${orders.payNum} = 2 and stock > 0`",
  ],
  invalid: [
    "if (coupon.category === 2) add();",
    "if (status !== 0) add();",
    "eq(coupons.receiveType, 1)",
    { code: "inArray(products.auditStatus, [0, 2])", errors: 2 },
    "const seed = { category: 2 };",
    "const kind = ({ receiveType = 1 }) => receiveType;",
    { code: "switch (query.type) { case 1: case 2: break; }", errors: 2 },
    { code: "if ([1, 2].includes(order.status)) add();", errors: 2 },
    "if (order?.refundStatus === -1) add();",
    "sql`${orders.status} in (1, 2)`",
    "sql`${orders.payNum} > 0 and audit_status <> 3`",
  ],
});
