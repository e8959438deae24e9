create extension if not exists fuzzystrmatch with schema public;

-- What an association is found by: the words of its key as they are, and its département as « D13 » (words have no capitals).
create function public.mots_recherche(cle text, departement text) returns tsvector
  language sql immutable parallel safe
  return pg_catalog.array_to_tsvector(pg_catalog.string_to_array(pg_catalog.btrim(
    pg_catalog.left(cle, 2000) || coalesce(' D' || pg_catalog.upper(departement), '')), ' '));

drop index association_mots;
create index association_recherche on association using gin (mots_recherche(cle, code_departement));
-- The short names, which are shown first, and one in eight of the others: enough for words that everybody has.
create index association_apercu on association using gin (mots_recherche(cle, code_departement))
  where length(cle) <= 42 or length(cle) % 8 = 0;

-- Letters in the order of their bytes: prefixes are a range, and nothing is compared as a dictionary would.
drop index association_mot_debut;
alter table association_mot alter column mot type text collate "C";
create index association_mot_commun on association_mot (mot) include (occurrences) where occurrences > 500;

-- The word, and what it becomes when any of its letters is dropped. Two words that are one mistake apart (a letter too many,
-- too few, another, or two swapped) have one of these in common.
create function public.restes(mot text) returns text[]
  language sql immutable strict parallel safe
  return array(
    select distinct pg_catalog.left(mot, i) || pg_catalog.substr(mot, i + 2)
    from pg_catalog.generate_series(0, pg_catalog.length(mot)) i);

create table association_mot_reste (
  reste text collate "C" not null,
  mot text collate "C" not null,
  primary key (reste, mot)
);

create function ajouter_restes() returns trigger language plpgsql as $$
begin
  insert into association_mot_reste (reste, mot)
    select distinct left(mot, i) || substr(mot, i + 2) as reste, mot
    from nouveaux, generate_series(0, length(mot)) i
    where length(mot) between 3 and 30 and mot !~ '[0-9]' order by 1, 2
    on conflict do nothing;
  return null;
end $$;
create trigger association_mot_ajoute after insert on association_mot
  referencing new table as nouveaux for each statement execute function ajouter_restes();

create function retirer_restes() returns trigger language plpgsql as $$
begin
  delete from association_mot_reste r using anciens a, unnest(restes(a.mot)) as u (reste)
    where r.reste = u.reste and r.mot = a.mot;
  return null;
end $$;
create trigger association_mot_retire after delete on association_mot
  referencing old table as anciens for each statement execute function retirer_restes();

insert into association_mot_reste (reste, mot)
  select distinct left(mot, i) || substr(mot, i + 2), mot from association_mot, generate_series(0, length(mot)) i
  where length(mot) between 3 and 30 and mot !~ '[0-9]';

-- A name that is new is found at once, by its beginnings and with mistakes. An import says « portail.vocabulaire = fin » in its
-- transactions and counts all words once, when it ends.
create function ajouter_mots() returns trigger language plpgsql as $$
begin
  insert into association_mot (mot)
    select distinct u.mot collate "C" from nouvelles, unnest(string_to_array(cle, ' ')) as u (mot)
    where length(u.mot) between 2 and 100
      and not exists (select from association_mot a where a.mot = u.mot collate "C")
    order by 1
    on conflict do nothing;
  return null;
end $$;
create trigger association_ajoutee after insert on association
  referencing new table as nouvelles for each statement
  when (current_setting('portail.vocabulaire', true) is distinct from 'fin') execute function ajouter_mots();
create trigger association_renommee after update on association
  referencing new table as nouvelles for each statement
  when (current_setting('portail.vocabulaire', true) is distinct from 'fin') execute function ajouter_mots();
