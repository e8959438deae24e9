-- All four are trusted extensions: the owner of the database may create them.
create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;
create extension if not exists pgcrypto with schema public;
create extension if not exists citext with schema public;

-- What a search compares: lower case, without accents or ligatures. Declared immutable so that it can be indexed;
-- PostgreSQL 18 builds indexes with an empty search path, hence the schema before each name.
create function public.sans_accents(texte text) returns text
  language sql immutable strict parallel safe
  return pg_catalog.lower(public.unaccent('public.unaccent'::pg_catalog.regdictionary, texte));
