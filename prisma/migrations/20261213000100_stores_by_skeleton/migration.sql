CREATE INDEX CONCURRENTLY storefronts_name_skeleton ON storefronts (name_skeleton);
