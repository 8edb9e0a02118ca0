-- The recipe of an article in the language of the translation: title, kitchen, ingredients and steps.
ALTER TABLE blog_post_translations ADD COLUMN recipe jsonb;
