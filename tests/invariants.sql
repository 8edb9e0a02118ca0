-- Every query returns no row while the shop is healthy (hardening.md, section 2). One statement per rule.

-- name: order total is the sum of its lines and shipping
SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id
GROUP BY o.id HAVING o.items_cents <> sum(l.quantity * l.unit_price_cents);

-- name: no order without lines or parts
SELECT id FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_lines WHERE order_id = o.id)
  OR NOT EXISTS (SELECT 1 FROM order_parts WHERE order_id = o.id);

-- name: a part's subtotal is the sum of its lines
SELECT p.id FROM order_parts p JOIN order_lines l ON l.part_id = p.id
GROUP BY p.id HAVING p.subtotal_cents <> sum(l.quantity * l.unit_price_cents);

-- name: lines stand in the part of their product's seller
SELECT l.id FROM order_lines l JOIN order_parts p ON p.id = l.part_id JOIN products d ON d.id = l.product_id
WHERE p.seller_id <> d.seller_id OR p.order_id <> l.order_id;

-- name: an order's status is that of its least advanced live part
SELECT o.id FROM orders o JOIN order_parts p ON p.order_id = o.id
GROUP BY o.id HAVING o.status <> coalesce(min(p.status) FILTER (WHERE p.status <> 'cancelled'), 'cancelled');

-- name: a paid order has a succeeded intent of its amount and its entry in the ledger
SELECT o.id FROM orders o LEFT JOIN payment_intents i ON i.order_id = o.id
WHERE o.payment_status <> 'unpaid' AND o.status <> 'cancelled' AND (i.status IS DISTINCT FROM 'succeeded'
  OR i.amount_cents <> o.total_cents OR NOT EXISTS (SELECT 1 FROM ledger_entries e
    WHERE e.ref = 'order:' || o.id || ':paid' AND e.account = 'provider_clearing' AND e.amount_cents = o.total_cents));

-- name: no ledger entry of a payment for an order that was never paid
SELECT e.id FROM ledger_entries e JOIN orders o ON o.id = e.order_id WHERE o.payment_status = 'unpaid';

-- name: sellers are owed the net of their paid parts
SELECT p.id FROM order_parts p JOIN orders o ON o.id = p.order_id
LEFT JOIN ledger_entries e ON e.ref = 'order:' || o.id || ':paid' AND e.account = 'seller_payable' AND e.seller_id = p.seller_id
WHERE o.paid_at IS NOT NULL AND p.seller_net_cents > 0 AND e.amount_cents IS DISTINCT FROM -p.seller_net_cents;

-- name: every ledger reference sums to zero
SELECT ref FROM ledger_entries GROUP BY ref HAVING sum(amount_cents) <> 0;

-- name: stock is the sum of its movements
SELECT p.id FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
GROUP BY p.id HAVING p.stock <> coalesce(sum(m.delta), 0);

-- name: reserved is the sum of held reservations
SELECT p.id FROM products p LEFT JOIN reservations r ON r.product_id = p.id AND r.status = 'held'
GROUP BY p.id HAVING p.reserved <> coalesce(sum(r.quantity), 0);

-- name: pending orders hold their pieces, paid ones took them, cancelled ones hold none
SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
LEFT JOIN reservations r ON r.order_id = l.order_id AND r.product_id = l.product_id
WHERE r.quantity IS DISTINCT FROM l.quantity OR CASE
  WHEN o.status = 'pending' THEN r.status <> 'held'
  WHEN o.paid_at IS NOT NULL THEN r.status <> 'taken'
  ELSE r.status <> 'released' END;

-- name: a paid line left the stock exactly once
SELECT l.id FROM order_lines l JOIN orders o ON o.id = l.order_id
LEFT JOIN stock_movements m ON m.order_id = l.order_id AND m.product_id = l.product_id AND m.reason = 'sale'
WHERE (o.paid_at IS NOT NULL AND m.delta IS DISTINCT FROM -l.quantity) OR (o.paid_at IS NULL AND m.id IS NOT NULL);

-- name: no pending order long past its hold
SELECT id FROM orders WHERE status = 'pending' AND hold_until < now() - interval '10 minutes';

-- name: a verified review was bought, and nobody reviews an own product
SELECT r.id FROM reviews r JOIN products p ON p.id = r.product_id
WHERE p.seller_id = r.author_id OR (r.is_verified_purchase AND NOT EXISTS (
  SELECT 1 FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.buyer_id = r.author_id AND l.product_id = r.product_id AND o.paid_at IS NOT NULL));

-- name: ratings and sales counts agree with their rows
SELECT p.id FROM products p
LEFT JOIN (SELECT product_id, count(*) n, sum(rating) s FROM reviews GROUP BY 1) r ON r.product_id = p.id
LEFT JOIN (SELECT l.product_id, sum(l.quantity) n FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.paid_at IS NOT NULL GROUP BY 1) s ON s.product_id = p.id
WHERE p.rating_count <> coalesce(r.n, 0) OR p.rating_sum <> coalesce(r.s, 0) OR p.sold_count <> coalesce(s.n, 0);

-- name: the sandbox captured what orders were paid, or gave it back
SELECT s.id FROM sandbox_intents s LEFT JOIN payment_intents i ON i.intent_id = s.id LEFT JOIN orders o ON o.id = i.order_id
WHERE s.status = 'succeeded' AND s.refunded_cents = 0 AND o.paid_at IS NULL
  AND s.created_at < now() - interval '10 minutes';

-- name: a paid order told its buyer
SELECT o.id FROM orders o JOIN payment_events e ON e.intent_id = (SELECT intent_id FROM payment_intents WHERE order_id = o.id)
WHERE o.paid_at > now() - interval '80 days' AND e.outcome = 'applied'
  AND NOT EXISTS (SELECT 1 FROM outbox m WHERE m.dedupe_key = 'order-paid:' || o.id);

-- name: moderation and sessions carry no impossible rows
SELECT id FROM sessions WHERE revoked_at < created_at OR expires_at <= created_at;

-- name: messages go from one side of their thread to the other, and about a product to or from its seller
SELECT m.id FROM messages m JOIN message_threads t ON t.id = m.thread_id LEFT JOIN products p ON p.id = t.product_id
WHERE (m.sender_id, m.receiver_id) NOT IN ((t.buyer_id, t.seller_id), (t.seller_id, t.buyer_id))
  OR p.seller_id <> t.seller_id;

-- name: a thread about an order is its buyer's, with a seller who has a part in it
SELECT t.id FROM message_threads t JOIN orders o ON o.id = t.order_id
WHERE o.buyer_id <> t.buyer_id OR o.paid_at IS NULL
  OR NOT EXISTS (SELECT 1 FROM order_parts s WHERE s.order_id = o.id AND s.seller_id = t.seller_id);
