-- Words of the popular searches as Amharic readers see them now; the old spellings stay.
INSERT INTO search_aliases (alias, term)
VALUES ('ዲራእ', 'dirac'), ('የሺአ ቅቤ', 'shea butter')
ON CONFLICT (alias, term) DO NOTHING;
