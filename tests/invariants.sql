-- Every query returns no row while the shop is healthy (hardening.md, section 2). One statement per rule.

-- name: order total is the sum of its lines and shipping
SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id
GROUP BY o.id HAVING o.items_cents <> sum(l.quantity * l.unit_price_cents);

-- name: no order without lines or parts
SELECT id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines WHERE order_id = o.id)
  OR NOT EXISTS (SELECT 1 FROM order_parts WHERE order_id = o.id);

-- name: a seller order's subtotal is the sum of its lines
SELECT p.id FROM order_parts p JOIN order_lines l ON l.part_id = p.id
GROUP BY p.id HAVING p.subtotal_cents <> sum(l.quantity * l.unit_price_cents);

-- name: lines stand in the seller order of their product's seller
SELECT l.id FROM order_lines l JOIN order_parts p ON p.id = l.part_id JOIN products d ON d.id = l.product_id
WHERE p.seller_id <> d.seller_id OR p.order_id <> l.order_id;

-- name: an order's status is that of its least advanced live part
SELECT o.id FROM orders o JOIN order_parts p ON p.order_id = o.id
GROUP BY o.id HAVING o.status <> coalesce(min(p.status) FILTER (WHERE p.status <> 'cancelled'), 'cancelled');

-- name: a seller order was paid when its order was
SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id WHERE p.paid_at IS DISTINCT FROM o.paid_at;

-- name: a paid order has a succeeded intent of its amount and its entry in the ledger
SELECT o.id FROM orders o LEFT JOIN payment_intents i ON i.order_id = o.id
WHERE o.payment_status <> 'unpaid' AND o.status <> 'cancelled' AND (i.status IS DISTINCT FROM 'succeeded'
  OR i.amount_cents <> o.total_cents OR NOT EXISTS (SELECT 1 FROM ledger_entries e
    WHERE e.ref = 'order:' || o.id || ':paid' AND e.account = 'provider_clearing' AND e.amount_cents = o.total_cents));

-- name: no ledger entry of a payment for an order that was never paid
SELECT e.id FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.payment_status = 'unpaid';

-- name: sellers are owed the net of their paid parts
SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id
LEFT JOIN ledger_entries e ON e.ref = 'order:' || o.id || ':paid' AND e.account = 'seller_pending' AND e.seller_id = p.seller_id
WHERE o.paid_at IS NOT NULL AND p.seller_net_cents > 0 AND e.amount_cents IS DISTINCT FROM -p.seller_net_cents;

-- name: every ledger reference sums to zero
SELECT ref FROM ledger_entries GROUP BY ref HAVING sum(amount_cents) <> 0;

-- name: stock is the sum of its movements
SELECT p.id FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
GROUP BY p.id HAVING p.stock <> coalesce(sum(m.delta), 0);

-- name: a variant's stock is the sum of its movements
SELECT v.id FROM product_variants v LEFT JOIN stock_movements m ON m.variant_id = v.id
GROUP BY v.id HAVING v.stock <> coalesce(sum(m.delta), 0);

-- name: a variant's reserved is the sum of its held reservations
SELECT v.id FROM product_variants v LEFT JOIN reservations r ON r.variant_id = v.id AND r.status = 'held'
GROUP BY v.id HAVING v.reserved <> coalesce(sum(r.quantity), 0);

-- name: a product with variants has their sums and their price range
SELECT p.id FROM products p JOIN product_variants v ON v.product_id = p.id
WHERE p.has_variants GROUP BY p.id HAVING p.stock <> sum(v.stock) OR p.reserved <> sum(v.reserved)
  OR p.price_cents <> min(v.price_cents) FILTER (WHERE v.archived_at IS NULL)
  OR p.max_price_cents <> max(v.price_cents) FILTER (WHERE v.archived_at IS NULL);

-- name: a product has variants exactly if one of them is offered
SELECT p.id FROM products p WHERE p.has_variants <> EXISTS (
  SELECT FROM product_variants v WHERE v.product_id = p.id AND v.archived_at IS NULL);

-- name: an archived variant has only held units
SELECT id FROM product_variants WHERE archived_at IS NOT NULL AND stock <> reserved;

-- name: the variant of a line is one of its product
SELECT l.id FROM order_lines l JOIN product_variants v ON v.id = l.variant_id WHERE v.product_id <> l.product_id;

-- name: reserved is the sum of held reservations
SELECT p.id FROM products p LEFT JOIN reservations r ON r.product_id = p.id AND r.status = 'held'
GROUP BY p.id HAVING p.reserved <> coalesce(sum(r.quantity), 0);

-- name: pending orders hold their units, paid ones took them, cancelled ones hold none
SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
LEFT JOIN reservations r ON r.order_id = l.order_id AND r.product_id = l.product_id
  AND r.variant_id IS NOT DISTINCT FROM l.variant_id
WHERE r.quantity IS DISTINCT FROM l.quantity OR CASE
  WHEN o.status = 'pending' THEN r.status <> 'held'
  WHEN o.paid_at IS NOT NULL THEN r.status <> 'taken'
  ELSE r.status <> 'released' END;

-- name: a paid line left the stock exactly once
SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
LEFT JOIN stock_movements m ON m.order_id = l.order_id AND m.product_id = l.product_id AND m.reason = 'sale'
  AND m.variant_id IS NOT DISTINCT FROM l.variant_id
WHERE (o.paid_at IS NOT NULL AND m.delta IS DISTINCT FROM -l.quantity) OR (o.paid_at IS NULL AND m.id IS NOT NULL);

-- name: no pending order long past its hold
SELECT id FROM orders WHERE status = 'pending' AND hold_until < now() - interval '10 minutes';

-- name: a verified review was bought, and nobody reviews an own product
SELECT r.id FROM reviews r JOIN products p ON p.id = r.product_id
WHERE p.seller_id = r.author_id OR (r.is_verified_purchase AND NOT EXISTS (
  SELECT 1 FROM orders o JOIN order_lines l ON l.order_id = o.id
  JOIN order_parts p ON p.id = l.part_id
  WHERE o.buyer_id = r.author_id AND l.product_id = r.product_id AND o.paid_at IS NOT NULL AND p.status <> 'cancelled'
    AND l.refunded_quantity < l.quantity));

-- name: ratings and sales counts agree with their rows
SELECT p.id FROM products p
LEFT JOIN (SELECT product_id, count(*) n, sum(rating) s FROM reviews r WHERE hidden_at IS NULL
  AND (is_verified_purchase OR NOT EXISTS (SELECT 1 FROM reviews v
    WHERE v.product_id = r.product_id AND v.hidden_at IS NULL AND v.is_verified_purchase))
  GROUP BY 1) r ON r.product_id = p.id
LEFT JOIN (SELECT l.product_id, sum(l.quantity - l.refunded_quantity) n FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.paid_at IS NOT NULL GROUP BY 1) s ON s.product_id = p.id
WHERE p.rating_count <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.s, 0) OR p.sold_count <> coalesce(s.n, 0);

-- name: the sandbox captured what orders were paid, or gave it back
SELECT s.id FROM sandbox_intents s LEFT JOIN payment_intents i ON i.intent_id = s.id LEFT JOIN orders o ON o.id = i.order_id
LEFT JOIN ticket_purchases t ON t.id = i.purchase_id
WHERE s.status = 'succeeded' AND s.refunded_cents = 0 AND coalesce(o.paid_at, t.valid_at) IS NULL
  AND s.created_at < now() - interval '10 minutes';

-- name: a paid order notified its buyer
SELECT o.id FROM orders o JOIN payment_events e ON e.intent_id = (SELECT intent_id FROM payment_intents WHERE order_id = o.id)
WHERE o.paid_at > now() - interval '80 days' AND e.outcome = 'applied' AND e.type = 'payment_intent.succeeded'
  AND NOT EXISTS (SELECT 1 FROM outbox m WHERE m.dedupe_key = 'order-paid:' || o.id);

-- name: moderation and sessions carry no impossible rows
SELECT id FROM sessions WHERE revoked_at < created_at OR expires_at <= created_at;

-- name: messages go from one side of their thread to the other, and about a product to or from its seller
SELECT m.id FROM messages m JOIN message_threads t ON t.id = m.thread_id LEFT JOIN products p ON p.id = t.product_id
WHERE (m.sender_id, m.receiver_id) NOT IN ((t.buyer_id, t.seller_id), (t.seller_id, t.buyer_id))
  OR p.seller_id <> t.seller_id;

-- name: a thread about an order is its buyer's, with one of its sellers
SELECT t.id FROM message_threads t JOIN orders o ON o.id = t.order_id
WHERE o.buyer_id <> t.buyer_id OR o.paid_at IS NULL
  OR NOT EXISTS (SELECT 1 FROM order_parts s WHERE s.order_id = o.id AND s.seller_id = t.seller_id);

-- name: an order's sums are those of its parts
SELECT o.id FROM orders o JOIN order_parts p ON p.order_id = o.id GROUP BY o.id
HAVING o.items_cents <> sum(p.subtotal_cents) OR o.discount_cents <> sum(p.discount_cents)
  OR o.shipping_cents <> sum(p.delivery_cents) OR o.refunded_cents <> sum(p.refunded_cents);

-- name: a seller order's discount is the sum of its lines'
SELECT p.id FROM order_parts p JOIN order_lines l ON l.part_id = p.id
GROUP BY p.id HAVING p.discount_cents <> sum(l.discount_cents);

-- name: the refunded amounts of a seller order are the sums of its refunds
SELECT p.id FROM order_parts p LEFT JOIN refunds r ON r.part_id = p.id AND r.status <> 'reversed' GROUP BY p.id
HAVING p.refunded_cents <> coalesce(sum(r.amount_cents), 0) OR p.refunded_fee_cents <> coalesce(sum(r.fee_cents), 0);

-- name: what a line gave back is the sum of its refunds
SELECT l.id FROM order_lines l LEFT JOIN refund_lines r ON r.line_id = l.id GROUP BY l.id
HAVING l.refunded_quantity <> coalesce(sum(r.quantity), 0) OR l.refunded_cents <> coalesce(sum(r.amount_cents), 0);

-- name: every refund is in the ledger, and paid once the provider made it
SELECT r.id FROM refunds r
LEFT JOIN (SELECT split_part(ref, ':', 2)::int AS id, -sum(amount_cents) AS cents FROM ledger_entries
  WHERE ref ~ '^refund:[0-9]+:(paid|returned)' AND account = 'provider_clearing' GROUP BY 1) e ON e.id = r.id
WHERE (r.amount_cents > 0 AND NOT EXISTS (
    SELECT 1 FROM ledger_entries e WHERE e.ref = 'refund:' || r.id AND e.account = 'buyer_refunds' AND e.amount_cents = -r.amount_cents))
  OR (r.kind <> 'dispute'
    AND (coalesce(e.cents, 0) > r.amount_cents - r.covered_cents
      OR (r.status = 'succeeded' AND coalesce(e.cents, 0) <> r.amount_cents - r.covered_cents)));

-- name: a seller's balance is the net of paid parts less refunds and payouts
SELECT u.id FROM users u
LEFT JOIN (SELECT seller_id, -sum(amount_cents) n FROM ledger_entries
  WHERE account IN ('seller_pending', 'seller_available') GROUP BY 1) b ON b.seller_id = u.id
LEFT JOIN (SELECT p.seller_id, sum(p.seller_net_cents - p.refunded_cents + p.refunded_fee_cents) n
  FROM order_parts p JOIN orders o ON o.id = p.order_id WHERE o.paid_at IS NOT NULL GROUP BY 1) e ON e.seller_id = u.id
LEFT JOIN (SELECT seller_id, sum(amount_cents) n FROM payouts WHERE status <> 'failed' GROUP BY 1) p ON p.seller_id = u.id
WHERE coalesce(b.n, 0) <> coalesce(e.n, 0) - coalesce(p.n, 0);

-- name: pending earnings are those of the seller orders that were not released
SELECT u.id FROM users u
LEFT JOIN (SELECT seller_id, -sum(amount_cents) n FROM ledger_entries WHERE account = 'seller_pending' GROUP BY 1) b ON b.seller_id = u.id
LEFT JOIN (SELECT p.seller_id, sum(p.seller_net_cents - p.refunded_cents + p.refunded_fee_cents) n
  FROM order_parts p JOIN orders o ON o.id = p.order_id
  WHERE o.paid_at IS NOT NULL AND p.released_at IS NULL GROUP BY 1) e ON e.seller_id = u.id
WHERE coalesce(b.n, 0) <> coalesce(e.n, 0);

-- name: a payout is the sum of its statement
SELECT p.id FROM payouts p LEFT JOIN payout_items i ON i.payout_id = p.id LEFT JOIN ledger_entries e ON e.id = i.entry_id
GROUP BY p.id HAVING coalesce(sum(e.amount_cents), -1) <> 0
  OR coalesce(sum(e.amount_cents) FILTER (WHERE e.payout_id = p.id), 0) <> p.amount_cents;

-- name: a payout's entries say how it ended
SELECT p.id FROM payouts p, LATERAL (
  SELECT count(*) FILTER (WHERE ref LIKE '%:paid') AS paid, count(*) FILTER (WHERE ref LIKE '%:returned') AS returned,
    count(*) FILTER (WHERE ref LIKE '%:failed') AS failed
  FROM (SELECT DISTINCT ref FROM ledger_entries WHERE payout_id = p.id
    AND ref LIKE 'payout:' || p.id || CASE p.attempt WHEN 1 THEN '' ELSE ':' || p.attempt END || ':%'
    AND (p.attempt > 1 OR ref !~ '^payout:[0-9]+:[0-9]+:')) e) n
WHERE CASE p.status WHEN 'paid' THEN (paid, returned, failed) <> (1, 0, 0)
  WHEN 'failed' THEN (paid, returned, failed) NOT IN ((0, 0, 1), (1, 1, 0)) ELSE (paid, returned, failed) <> (0, 0, 0) END;

-- name: a code counts the orders that hold or took it
SELECT p.id FROM promotions p LEFT JOIN promotion_uses u ON u.promotion_id = p.id AND NOT u.is_released
GROUP BY p.id HAVING p.current_uses <> count(u.order_id);

-- name: a code is released once its order is cancelled
SELECT u.order_id FROM promotion_uses u JOIN orders o ON o.id = u.order_id
WHERE u.is_released <> (o.status = 'cancelled');

-- name: an open dispute holds its order's earnings
SELECT d.id FROM disputes d JOIN orders o ON o.id = d.order_id JOIN order_parts p ON p.order_id = o.id
WHERE d.status = 'open' AND (o.payment_status <> 'disputed' OR p.released_at IS NOT NULL);

-- name: no parcel holds more than was bought
SELECT l.id FROM order_lines l JOIN parcel_lines p ON p.line_id = l.id GROUP BY l.id HAVING sum(p.quantity) > l.quantity;

-- name: the sandbox gave back what our refunds and late payments say
SELECT s.id FROM sandbox_intents s LEFT JOIN sandbox_refunds r ON r.intent_id = s.id
GROUP BY s.id HAVING s.refunded_cents <> coalesce(sum(r.amount_cents), 0);

-- name: a monthly report says what the ledger says
SELECT m.id FROM monthly_reports m, LATERAL (
  SELECT make_timestamptz(m.year, m.month, 1, 0, 0, 0, 'UTC') AS since,
    make_timestamptz(m.year + m.month / 12, m.month % 12 + 1, 1, 0, 0, 0, 'UTC') AS until) b, LATERAL (
  SELECT -coalesce(sum(amount_cents) FILTER (WHERE created_at < since), 0) AS opening,
    -coalesce(sum(amount_cents), 0) AS closing,
    -coalesce(sum(amount_cents) FILTER (WHERE created_at >= since AND ref ~ '^(order|refund):'), 0) AS net,
    coalesce(sum(amount_cents) FILTER (WHERE created_at >= since AND ref ~ '^payout:'), 0) AS payouts
  FROM ledger_entries e WHERE e.seller_id = m.seller_id AND e.account IN ('seller_pending', 'seller_available')
    AND created_at < until) l, LATERAL (
  SELECT coalesce(sum(p.subtotal_cents - p.discount_cents), 0) AS sales,
    coalesce(sum(p.subtotal_cents - p.discount_cents + p.delivery_cents), 0) AS gross, count(*) AS orders
  FROM order_parts p JOIN ledger_entries e ON e.ref = 'order:' || p.order_id || ':paid' AND e.account = 'provider_clearing'
  WHERE p.seller_id = m.seller_id AND e.created_at >= since AND e.created_at < until) s, LATERAL (
  SELECT coalesce(sum(r.amount_cents), 0) AS refunds
  FROM refunds r JOIN order_parts p ON p.id = r.part_id
  JOIN ledger_entries e ON e.ref = 'refund:' || r.id AND e.account = 'buyer_refunds'
  WHERE p.seller_id = m.seller_id AND e.created_at >= since AND e.created_at < until) g
WHERE (m.opening_cents, m.closing_cents, m.net_revenue_cents, m.payouts_cents, m.total_sales_cents,
    m.gross_revenue_cents, m.total_orders, m.refunds_cents)
  IS DISTINCT FROM (opening, closing, net, payouts, sales, gross, orders, refunds);

-- name: no long number stands beside a bank account
SELECT seller_id FROM payout_accounts WHERE kind = 'bank' AND concat_ws(' ', holder_name, bank_name) ~ '[0-9]{5,}';

-- name: the most viewed agree with the days
SELECT t.product_id FROM product_view_totals t
FULL JOIN (SELECT product_id, sum(count) n FROM product_views GROUP BY 1) v ON v.product_id = t.product_id
WHERE t.count IS DISTINCT FROM v.n;

-- name: no account has more than five free seats at an event
SELECT min(id) FROM ticket_purchases WHERE total_cents = 0 AND status = 'valid'
GROUP BY event_id, buyer_id HAVING sum(quantity) > 5;

-- name: no account has more than two open checkouts
SELECT buyer_id FROM orders WHERE status = 'pending' AND open_slot IS NOT NULL GROUP BY 1 HAVING count(*) > 2;

-- name: an event's sold seats are those of its pending and valid purchases and those held for the waiting list
SELECT e.id FROM events e LEFT JOIN ticket_purchases t ON t.event_id = e.id AND t.status IN ('pending', 'valid')
GROUP BY e.id HAVING e.sold_tickets <> coalesce(sum(t.quantity), 0)
    + (SELECT coalesce(sum(w.held_quantity), 0) FROM waiting_list_entries w WHERE w.event_id = e.id)
  OR e.sold_tickets > e.max_tickets;

-- name: a valid purchase has a code for each seat, and one that never was has none
SELECT t.id FROM ticket_purchases t LEFT JOIN ticket_seats s ON s.purchase_id = t.id
GROUP BY t.id HAVING count(s.id) <> CASE WHEN t.valid_at IS NULL THEN 0 ELSE t.quantity END;

-- name: priced tickets are valid once their money is in the ledger
SELECT t.id FROM ticket_purchases t
LEFT JOIN ledger_entries e ON e.ref = 'tickets:' || t.id || ':paid' AND e.account = 'event_proceeds'
WHERE t.total_cents > 0 AND CASE WHEN t.valid_at IS NULL THEN 0 ELSE -t.total_cents END <> coalesce(e.amount_cents, 0);

-- name: organisers are owed for valid tickets alone
SELECT t.id FROM ticket_purchases t JOIN ledger_entries e ON e.purchase_id = t.id AND e.account = 'event_proceeds'
GROUP BY t.id HAVING -sum(e.amount_cents) <> CASE WHEN t.status = 'valid' THEN t.total_cents ELSE 0 END;

-- name: no hold of seats long past its time
SELECT id FROM ticket_purchases WHERE status = 'pending' AND hold_until < now() - interval '2 minutes';

-- name: refunds and lost disputes of an order come to no more than was paid
SELECT o.id FROM orders o
LEFT JOIN (SELECT order_id, sum(amount_cents - covered_cents) AS cents FROM refunds
  WHERE kind <> 'dispute' AND status IN ('succeeded', 'pending', 'on_hold') GROUP BY 1) r ON r.order_id = o.id
LEFT JOIN (SELECT order_id, sum(amount_cents - excess_cents) AS cents FROM disputes
  WHERE status = 'lost' GROUP BY 1) d ON d.order_id = o.id
WHERE coalesce(r.cents, 0) + coalesce(d.cents, 0) > o.total_cents;

-- name: no refund is sent while a dispute is open, nor after one was lost
SELECT r.id FROM refunds r JOIN disputes d ON d.order_id = r.order_id
WHERE r.kind NOT IN ('dispute', 'provider') AND r.key !~ '^(dispute|reinstated):' AND r.sent_at > d.created_at AND d.status <> 'won'
  AND (d.status = 'open' OR (r.created_at > d.created_at AND r.sent_at > d.decided_at));

-- name: a bank payout that was sent or arrived has its transfer
SELECT id FROM payouts WHERE kind = 'bank' AND transfer_asked_at IS NOT NULL AND transfer_id IS NULL
  AND (stage IN ('transferred', 'sending', 'sent') OR status = 'paid');

-- name: a payout that failed has no transfer that was not taken back
SELECT p.id FROM payouts p JOIN sandbox_transfers t ON t.id = p.transfer_id
WHERE p.status = 'failed' AND p.stage = 'done' AND t.reversed_cents < t.amount_cents;

-- name: the sandbox transferred each payout once at most
SELECT min(id) AS id FROM sandbox_transfers WHERE reversed_cents < amount_cents
GROUP BY split_part(transfer_group, ':', 2) HAVING count(*) > 1;

-- name: the sandbox's transfers are of payouts that stand, and of their amounts
SELECT t.id FROM sandbox_transfers t LEFT JOIN payouts p ON 'payout:' || p.id = 'payout:' || split_part(t.transfer_group, ':', 2)
WHERE t.reversed_cents < t.amount_cents AND (p.id IS NULL OR p.amount_cents <> t.amount_cents
  OR (p.status = 'failed' AND p.stage = 'done'));

-- name: no earnings are released while a return, a claim or a dispute is open
SELECT p.id FROM order_parts p WHERE p.released_at IS NOT NULL AND (
  EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status = 'open')
  OR EXISTS (SELECT 1 FROM return_requests r WHERE r.part_id = p.id AND r.status IN ('requested', 'approved')
    AND r.created_at < p.released_at));

-- name: no payout pays earnings with an open return, claim or dispute
SELECT i.payout_id AS id FROM payout_items i JOIN ledger_entries e ON e.id = i.entry_id AND e.ref ~ '^part:[0-9]+:released:'
JOIN payouts y ON y.id = i.payout_id AND y.status <> 'failed'
JOIN order_parts p ON p.id = split_part(e.ref, ':', 2)::int
WHERE p.released_at IS NOT NULL AND (
  EXISTS (SELECT 1 FROM return_requests r WHERE r.part_id = p.id AND r.status IN ('requested', 'approved')
    AND r.created_at < y.created_at)
  OR EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status = 'open' AND d.created_at < y.created_at));

-- name: of a cancelled seller order every unit is back in stock
SELECT p.id FROM order_parts p JOIN order_lines l ON l.part_id = p.id
LEFT JOIN (SELECT line_id, sum(quantity) AS n FROM parcel_lines GROUP BY 1) s ON s.line_id = l.id
WHERE p.status = 'cancelled' AND p.paid_at IS NOT NULL AND (l.refunded_quantity + coalesce(s.n, 0) < l.quantity
  OR l.quantity - coalesce(s.n, 0) > (SELECT coalesce(sum(m.delta), 0) FROM stock_movements m
    WHERE m.order_id = l.order_id AND m.product_id = l.product_id AND m.variant_id IS NOT DISTINCT FROM l.variant_id
      AND m.reason = 'restock'));

-- name: no payout is decided for a seller who is disabled or on hold
SELECT p.id FROM payouts p JOIN users u ON u.id = p.seller_id
WHERE p.created_at > u.disabled_at OR p.created_at > u.payouts_held_at;

-- name: a confirmed delivery is one
SELECT p.id FROM order_parts p WHERE p.confirmed_at IS NOT NULL AND p.delivered_at IS NULL;

-- name: a refund on hold has an open dispute
SELECT r.id FROM refunds r WHERE r.status = 'on_hold'
  AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = r.order_id AND d.status = 'open');

-- name: a product on sale has its open sale, and a started sale is the product's until it ends
SELECT p.id FROM products p LEFT JOIN product_sales s ON s.id = p.sale_id
WHERE p.sale_id IS NOT NULL AND (s.product_id <> p.id OR s.started_at IS NULL OR s.ended_at IS NOT NULL)
UNION ALL SELECT s.product_id FROM product_sales s JOIN products p ON p.id = s.product_id
WHERE s.started_at IS NOT NULL AND s.ended_at IS NULL AND p.sale_id IS DISTINCT FROM s.id;

-- name: no variant is at a sale price without a sale, or above its regular price
SELECT v.id FROM product_variants v JOIN products p ON p.id = v.product_id
WHERE v.regular_price_cents IS NOT NULL AND v.archived_at IS NULL
  AND (p.sale_id IS NULL OR v.price_cents > v.regular_price_cents);

-- name: a price on sale is the regular price less the percentage of the sale, rounded
SELECT v.id FROM product_variants v JOIN products p ON p.id = v.product_id JOIN product_sales s ON s.id = p.sale_id
WHERE v.regular_price_cents IS NOT NULL AND v.archived_at IS NULL
  AND v.price_cents <> greatest(1, round(v.regular_price_cents::numeric * (100 - s.percent) / 100))
UNION ALL SELECT p.id FROM products p JOIN product_sales s ON s.id = p.sale_id
WHERE NOT p.has_variants
  AND p.price_cents IS DISTINCT FROM greatest(1, round(s.regular_cents::numeric * (100 - s.percent) / 100));

-- name: the size chart of a product is its seller's
SELECT p.id FROM products p JOIN size_charts c ON c.id = p.size_chart_id WHERE c.seller_id <> p.seller_id;
