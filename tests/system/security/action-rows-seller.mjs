// Audience of the sellers' server actions.
import { member, seller } from "./action-who.mjs";

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * @param {Record<string, any>} own ids of the seller's rows, by table
 * @param {Record<string, any>} found other rows of the shop (action-found.mjs)
 */
export function sellerActionRows(own, found) {
  const sells = (table, key = "id") => ({ [key]: own[table][0] });
  return {
    replyToReviewAction: member(
      { id: found.review, text: "Thank you, come again." },
      { of: "seller" },
    ),
    applyBulkUpdateAction: seller(sells("bulk_updates"), { of: "seller" }),
    undoBulkUpdateAction: seller(sells("bulk_updates"), { of: "seller" }),
    removeBulkUpdateAction: seller(sells("bulk_updates"), { of: "seller" }),
    connectMobileAction: seller({
      network: "ZAAD",
      phoneNumber: "+252634000142",
      holderName: "System Test Seller",
    }),
    setActiveAction: seller(
      { ...sells("products", "productId"), isActive: true },
      { of: "seller" },
    ),
    checkImportAction: seller(
      { csv: "title,price\nMesob,10.00", matches: "update" },
      { own: [200, 400, 403] },
    ),
    startImportAction: seller(
      { csv: "title,price\nMesob,10.00", matches: "update", fileName: "products.csv" },
      { own: [200, 400, 403, 409] },
    ),
    getImportAction: seller({ id: 1 }, { own: [200, 404] }),
    stopImportAction: seller({ id: 1 }, { own: [200, 404] }),
    undoImportAction: seller({ id: 1 }, { own: [200, 404, 409] }),
    retryImportImagesAction: seller({ id: 1 }, { own: [200, 404] }),
    editInventoryAlertAction: seller(
      { ...sells("inventory_alerts"), lowStockThreshold: 4 },
      { of: "seller" },
    ),
    removeInventoryAlertAction: seller(sells("inventory_alerts"), { of: "seller" }),
    editSupplierAction: seller(
      { ...sells("suppliers"), name: "System Test Supply", country: "Kenya" },
      { of: "seller" },
    ),
    switchSupplierAction: seller({ ...sells("suppliers"), isActive: true }, { of: "seller" }),
    endPromotionAction: seller({ ...sells("promotions"), endDate: null }, { of: "seller" }),
    switchPromotionAction: seller({ ...sells("promotions"), isActive: true }, { of: "seller" }),
    setOfferAction: seller(
      { ...sells("products", "productId"), field: "stock", value: 7, shown: 7 },
      { of: "seller", own: [200, 409] },
    ),
    listOwnVariantsAction: seller(sells("products", "productId")),
    applyBulkChangeAction: seller({
      target: { ids: [1_999_999_999] },
      change: { kind: "active", isActive: true },
    }),
    exportProductsAction: seller({ filter: { q: "", show: "all", category: null } }),
    saveDraftAction: seller({ content: "{}" }, { own: [200, 409] }),
    duplicateProductAction: seller(sells("products", "productId"), {
      of: "seller",
      own: [200, 409],
    }),
    removeDraftAction: seller({ id: 1_999_999_999 }),
    saveSizeChartAction: seller({
      chart: { name: "Dresses", unit: "cm", columns: ["Size", "Bust"], rows: [["S", "86-90"]] },
    }),
    removeSizeChartAction: seller({ id: 1_999_999_999 }),
    createSaleAction: seller(
      { ...sells("products", "productId"), percent: "10", firstDay: TODAY, lastDay: TODAY },
      { of: "seller", own: [200, 409] },
    ),
    stopSaleAction: seller(sells("products", "productId"), { of: "seller", own: [200, 404] }),
    saveTiersAction: seller({ ...sells("products", "productId"), tiers: [] }, { of: "seller" }),
  };
}
