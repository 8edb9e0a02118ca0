-- The store's name with look-alike letters folded (UTS 39), to find imitations of it. A job fills old rows.
ALTER TABLE storefronts ADD COLUMN name_skeleton text;
