CREATE INDEX CONCURRENTLY users_name_skeleton ON users (name_skeleton) WHERE role = 'seller';
