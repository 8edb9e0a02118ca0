// Audience of the sellers' server actions.
import { member, seller } from "./action-who.mjs";

const TODAY = new Date().toISOString().slice(0, 10);

/**
 * @import { ShopRows } from "./action-found.mjs"
 * @import { ActionRow } from "./action-who.mjs"
 * @import { OwnedTable } from "./actors.mjs"
 */

/**
 * @param {Record<OwnedTable, number[]>} sellerRows
 * @param {Pick<ShopRows, "review">} shopRows
 * @returns {Record<string, ActionRow>}
 */
export function sellerActionRows(sellerRows, shopRows) {
  /** @param {OwnedTable} table */
  const ofSeller = (table, key = "id") => ({ [key]: sellerRows[table][0] });
  return {
    replyToReviewAction: member(
      { id: shopRows.review, text: "Thank you, come again." },
      { of: "seller" },
    ),
    applyBulkUpdateAction: seller(ofSeller("bulk_updates"), { of: "seller" }),
    undoBulkUpdateAction: seller(ofSeller("bulk_updates"), { of: "seller" }),
    removeBulkUpdateAction: seller(ofSeller("bulk_updates"), { of: "seller" }),
    connectMobileAction: seller({
      network: "ZAAD",
      phoneNumber: "+252634000142",
      holderName: "System Test Seller",
    }),
    setActiveAction: seller(
      { ...ofSeller("products", "productId"), isActive: true },
      { of: "seller" },
    ),
    checkImportAction: seller(
      { csv: "title,price\nMesob,10.00", matches: "update" },
      { statuses: [200, 400, 403] },
    ),
    startImportAction: seller(
      { csv: "title,price\nMesob,10.00", matches: "update", fileName: "products.csv" },
      { statuses: [200, 400, 403, 409] },
    ),
    getImportAction: seller({ id: 1 }, { statuses: [200, 404] }),
    stopImportAction: seller({ id: 1 }, { statuses: [200, 404] }),
    undoImportAction: seller({ id: 1 }, { statuses: [200, 404, 409] }),
    retryImportImagesAction: seller({ id: 1 }, { statuses: [200, 404] }),
    editInventoryAlertAction: seller(
      { ...ofSeller("inventory_alerts"), lowStockThreshold: 4 },
      { of: "seller" },
    ),
    removeInventoryAlertAction: seller(ofSeller("inventory_alerts"), { of: "seller" }),
    editSupplierAction: seller(
      { ...ofSeller("suppliers"), name: "System Test Supply", country: "Kenya" },
      { of: "seller" },
    ),
    switchSupplierAction: seller({ ...ofSeller("suppliers"), isActive: true }, { of: "seller" }),
    endPromotionAction: seller({ ...ofSeller("promotions"), endDate: null }, { of: "seller" }),
    switchPromotionAction: seller({ ...ofSeller("promotions"), isActive: true }, { of: "seller" }),
    setOfferAction: seller(
      { ...ofSeller("products", "productId"), field: "stock", value: 7, expectedValue: 7 },
      { of: "seller", statuses: [200, 409] },
    ),
    listOwnVariantsAction: seller(ofSeller("products", "productId")),
    applyBulkChangeAction: seller({
      target: { ids: [1_999_999_999] },
      change: { kind: "active", isActive: true },
    }),
    exportProductsAction: seller({ filter: { q: "", show: "all", category: null } }),
    saveDraftAction: seller({ content: "{}" }, { statuses: [200, 409] }),
    duplicateProductAction: seller(ofSeller("products", "productId"), {
      of: "seller",
      statuses: [200, 409],
    }),
    removeDraftAction: seller({ id: 1_999_999_999 }),
    saveSizeChartAction: seller({
      chart: { name: "Dresses", unit: "cm", columns: ["Size", "Bust"], rows: [["S", "86-90"]] },
    }),
    removeSizeChartAction: seller({ id: 1_999_999_999 }),
    createSaleAction: seller(
      { ...ofSeller("products", "productId"), percent: "10", firstDay: TODAY, lastDay: TODAY },
      { of: "seller", statuses: [200, 409] },
    ),
    stopSaleAction: seller(ofSeller("products", "productId"), {
      of: "seller",
      statuses: [200, 404],
    }),
    saveTiersAction: seller({ ...ofSeller("products", "productId"), tiers: [] }, { of: "seller" }),
  };
}
