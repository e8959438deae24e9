-- What a search costs without a portal: names and numbers in a narrow table of their own, one function, no rights.
create schema limite;

create function limite.cle(texte text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, texte));

create table limite.association (
  id bigint generated always as identity primary key,
  rna text, siren text, siret_siege text,
  nom text not null, sigle text, commune text, code_postal text, departement text,
  cle text generated always as (limite.cle(nom || ' ' || coalesce(sigle, '') || ' ' || commune)) stored
);
insert into limite.association (rna, siren, siret_siege, nom, sigle, commune, code_postal, departement)
  select id_rna, id_siren, id_siret_siege, nom, sigle, commune, code_postal, code_departement from public.association;
create index on limite.association using gin (to_tsvector('simple', cle));
create index on limite.association (rna);
create index on limite.association (siren);
create index on limite.association (siret_siege);

create table limite.mot as
  select word as mot, ndoc as n from ts_stat($$ select to_tsvector('simple', cle) from limite.association $$);
create index on limite.mot using gin (mot gin_trgm_ops);
create index on limite.mot (mot text_pattern_ops);
analyze limite.association;
analyze limite.mot;

-- Finds an exact number; else whole words; else the 20 commonest words that begin with each typed word, or the 3
-- nearest by trigrams.
create function limite.cherche(q text, most int default 20)
  returns table (id bigint, rna text, siren text, siret_siege text, nom text, sigle text, commune text, code_postal text, departement text)
  language plpgsql stable as $$
declare
  terme text := trim(limite.cle(q));
  chiffres text := replace(terme, ' ', '');
  mots text[];
  mot_cherche text;
  formes text;
  requete text;
begin
  if chiffres ~ '^[0-9]{9}$' then
    return query select a.id, a.rna, a.siren, a.siret_siege, a.nom, a.sigle, a.commune, a.code_postal, a.departement
      from limite.association a where a.siren = chiffres limit most;
    return;
  elsif chiffres ~ '^[0-9]{14}$' then
    return query select a.id, a.rna, a.siren, a.siret_siege, a.nom, a.sigle, a.commune, a.code_postal, a.departement
      from limite.association a where a.siret_siege = chiffres limit most;
    return;
  elsif terme ~ '^w[0-9]{9}$' then
    return query select a.id, a.rna, a.siren, a.siret_siege, a.nom, a.sigle, a.commune, a.code_postal, a.departement
      from limite.association a where a.rna = upper(terme) limit most;
    return;
  end if;
  mots := array_remove(string_to_array(regexp_replace(terme, '[^a-z0-9]+', ' ', 'g'), ' '), '');
  if cardinality(mots) = 0 then return; end if;
  requete := array_to_string(mots, ' & ');
  return query select * from (
      select a.id, a.rna, a.siren, a.siret_siege, a.nom, a.sigle, a.commune, a.code_postal, a.departement
      from limite.association a where to_tsvector('simple', a.cle) @@ requete::tsquery limit 200) trouvees
    order by length(trouvees.nom), trouvees.nom limit most;
  if found then return; end if;
  requete := null;
  foreach mot_cherche in array mots loop
    select string_agg(quote_literal(x.mot), '|') into formes from (
      select m.mot from limite.mot m where m.mot like mot_cherche || '%' order by m.n desc limit 20) x;
    if formes is null then
      select string_agg(quote_literal(x.mot), '|') into formes from (
        select m.mot from limite.mot m where m.mot % mot_cherche
        order by similarity(m.mot, mot_cherche) desc, m.n desc limit 3) x;
    end if;
    if formes is null then return; end if;
    requete := concat_ws(' & ', requete, '(' || formes || ')');
  end loop;
  return query select * from (
      select a.id, a.rna, a.siren, a.siret_siege, a.nom, a.sigle, a.commune, a.code_postal, a.departement
      from limite.association a where to_tsvector('simple', a.cle) @@ requete::tsquery limit 200) trouvees
    order by similarity(limite.cle(trouvees.nom), terme) desc limit most;
end $$;
