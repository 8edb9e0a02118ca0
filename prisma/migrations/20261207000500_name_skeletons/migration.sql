-- The username with look-alike letters folded (UTS 39), to find imitations of a seller's name. A job fills old rows.
ALTER TABLE users ADD COLUMN name_skeleton text;
