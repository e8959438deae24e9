-- The text of a letter is kept in a form of its own, with headings, bold, lists, tables and conditions. It is null for
-- the templates and versions written before, whose lines stay their form; `texte` is its plain form otherwise.
alter table modele_courrier add column corps jsonb;
alter table modele_courrier_version add column corps jsonb;
alter table modele_courrier drop constraint modele_courrier_nature_check;
alter table modele_courrier add constraint modele_courrier_nature_check
  check (nature in ('decision', 'accord', 'refus', 'rejet', 'correction', 'convention'));
