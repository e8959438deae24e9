-- The search itself, in one round trip: whole words; else what begins so; else what is one or two mistakes away; else all
-- words but one.

-- The commonest first. Two letters begin thousands of words: the commonest of all are looked at first.
create function mots_qui_commencent(debut text) returns text[] language plpgsql stable as $$
declare
  communs text[];
begin
  if length(debut) <= 2 then
    communs := array(
      select mot from association_mot where occurrences > 500 and mot >= debut and mot < debut || '{'
      order by mot <> debut, occurrences desc limit 20);
    if cardinality(communs) = 20 then return communs; end if;
  end if;
  return array(
    select mot from association_mot where mot >= debut and mot < debut || '{'
    order by mot <> debut, occurrences desc limit 20);
end $$;

-- Two letters swapped are one mistake.
create function lettres_permutees(un text, autre text) returns boolean language sql immutable as $$
  select length(un) = length(autre) and translate(un, autre, '') = '' and translate(autre, un, '') = ''
$$;

-- One mistake away by what remains of both words when a letter is dropped; then two; then by their groups of three letters.
create function mots_proches(cherche text) returns text[] language plpgsql stable as $$
declare
  laisses text[] := restes(cherche);
  trouves text[];
begin
  if length(cherche) not between 3 and 30 or cherche ~ '[0-9]' then return '{}'; end if;
  for essai in 1 .. 2 loop
    trouves := array(
      select r.mot from (select distinct mot from association_mot_reste where reste = any (laisses)) r,
        lateral (select occurrences from association_mot m where m.mot = r.mot offset 0) connu
      where r.mot <> cherche
      order by levenshtein(r.mot, cherche) - lettres_permutees(r.mot, cherche)::int, occurrences desc limit 8);
    if cardinality(trouves) > 0 then return trouves; end if;
    exit when length(cherche) < 6;
    laisses := array(select distinct plus from unnest(laisses) moins, unnest(restes(moins)) plus);
  end loop;
  return array(
    select mot from association_mot where mot % cherche and mot <> cherche
    order by similarity(mot, cherche) desc, occurrences desc, mot limit 4);
end $$;

create function un_de(mots text[]) returns text language sql immutable as $$
  select '(' || array_to_string(mots, '|') || ')'
$$;

-- How many names have the rarest of these words: « (a|b) » counts the commonest of a and b.
create function plus_rare(exiges text[]) returns int language plpgsql stable as $$
begin
  return min((select max(occurrences) from association_mot where mot = any (string_to_array(btrim(e, '()'), '|'))))
    from unnest(exiges) e;
end $$;

create type demande_association as (cle text, avec_dissoutes boolean, nombre int);

-- After those of `deja`: the index gives at most 200 rows to put in order.
create function ajouter_trouvees(deja uuid[], requete tsquery, dans_apercu boolean, d demande_association) returns uuid[]
  language plpgsql stable as $$
begin
  if dans_apercu then
    return deja || array(
      select id from (
        select id, etat, cle from association
        where mots_recherche(cle, code_departement) @@ requete and (length(cle) <= 42 or length(cle) % 8 = 0)
          and (d.avec_dissoutes or etat = 'active') and id <> all (deja)
        limit 200) candidates
      order by etat, not starts_with(cle, d.cle), length(cle), cle collate "C", id
      limit d.nombre - cardinality(deja));
  end if;
  return deja || array(
    select id from (
      select id, etat, cle from association
      where mots_recherche(cle, code_departement) @@ requete
        and (d.avec_dissoutes or etat = 'active') and id <> all (deja)
      limit 200) candidates
    order by etat, not starts_with(cle, d.cle), length(cle), cle collate "C", id
    limit d.nombre - cardinality(deja));
end $$;

-- Those that have all of `exiges`, the ones that also have `aussi` first; what everybody has is looked for in a part of the names.
create function essayer(deja uuid[], exiges text[], aussi text[], d demande_association) returns uuid[]
  language plpgsql stable as $$
declare
  trouvees uuid[] := deja;
  est_commun constant boolean := plus_rare(exiges) > 3000;
  requete tsquery := array_to_string(exiges || aussi, '&')::tsquery;
  partielles uuid[];
begin
  loop
    if est_commun then
      partielles := ajouter_trouvees(trouvees, requete, true, d);
      if cardinality(partielles) = d.nombre then return partielles; end if;
    end if;
    trouvees := ajouter_trouvees(trouvees, requete, false, d);
    exit when cardinality(aussi) = 0 or cardinality(trouvees) = d.nombre;
    aussi := '{}';
    requete := array_to_string(exiges, '&')::tsquery;
  end loop;
  return trouvees;
end $$;

create function decrire_trouvees(trouvees uuid[], proches jsonb) returns json language plpgsql stable as $$
begin
  return json_build_object('proches', proches, 'trouvees', coalesce(json_agg(t order by rang), '[]'))
    from (
      select rang, a.id, id_correspondance, id_rna, id_siren, id_siret_siege, nom, sigle, commune, code_postal,
        code_departement, etat, date_dissolution, (
          select count(*) from membre_association m
          where m.id_association = a.id and m.etat = 'active' and m.id_siret is null
            and not m.restreint) as gestionnaires
      from unnest(trouvees) with ordinality as u (id, rang) join association a using (id)) t;
end $$;

-- `lieu`: what stands for a département, as « (bouches & rhone) | 'D13' »; its words are no longer in `q`.
create function cherche_associations(q text, lieu text, avec_dissoutes boolean, nombre int) returns json
  language plpgsql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
  set plan_cache_mode = force_generic_plan
as $$
declare
  articles constant text[] := '{le,la,les,de,du,des,et,en,au,aux,un,une}';
  -- Everybody has them, or leaves them out.
  facultatifs constant text[] := '{asso,association,associations,pour,par,sur,dans}';
  d constant demande_association := row (cle_recherche(q), avec_dissoutes, nombre);
  tous text[] := array(
    select mot from unnest(string_to_array(d.cle, ' ')) with ordinality as u (mot, rang)
    where length(mot) > 1 group by mot order by min(rang) limit 8);
  mots text[] := array(
    select mot from unnest(tous) with ordinality as u (mot, rang) where mot <> all (articles || facultatifs) order by rang);
  aussi text[] := array(select mot from unnest(tous) mot where mot = any (facultatifs));
  ou constant text[] := array_remove(array['(' || lieu || ')'], null);
  n int;
  inconnus int[] := '{}';
  sans_proche int[] := '{}';
  begun text[];
  formes text[] := '{}';
  near text[];
  plus uuid[];
  proches jsonb := '[]';
  trouvees uuid[] := '{}';
begin
  if cardinality(mots || ou) = 0 then
    mots := tous;
    aussi := '{}';
  end if;
  n := cardinality(mots);
  if n + cardinality(ou) = 0 then return decrire_trouvees('{}', '[]'); end if;

  trouvees := essayer(trouvees, mots || ou, aussi, d);
  if cardinality(trouvees) = nombre or n = 0 then return decrire_trouvees(trouvees, '[]'); end if;

  -- The last word may not be finished.
  begun := mots_qui_commencent(mots[n]);
  if cardinality(begun) > 1 or (cardinality(begun) = 1 and begun[1] <> mots[n]) then
    trouvees := essayer(trouvees, mots[:n - 1] || un_de(begun) || ou, aussi, d);
  end if;
  if cardinality(trouvees) > 0 then return decrire_trouvees(trouvees, '[]'); end if;

  for i in 1 .. n loop
    begun := mots_qui_commencent(mots[i]);
    if cardinality(begun) = 0 then inconnus := inconnus || i; end if;
    formes := formes || un_de(begun);
  end loop;
  if cardinality(inconnus) = 0 and n > 1 then
    trouvees := essayer(trouvees, formes || ou, aussi, d);
    if cardinality(trouvees) > 0 then return decrire_trouvees(trouvees, '[]'); end if;
  end if;

  -- Words that nobody has are replaced all at once; when somebody has each of them, but never together, one at a time.
  for i in 1 .. n loop
    continue when cardinality(inconnus) > 0 and i <> all (inconnus);
    near := mots_proches(mots[i]);
    if cardinality(inconnus) > 0 then
      if cardinality(near) = 0 then sans_proche := sans_proche || i; end if;
      formes[i] := un_de(near);
      proches := proches || jsonb_build_object('mot', mots[i], 'mots', near);
    elsif cardinality(near) > 0 then
      plus := essayer(trouvees, formes[:i - 1] || un_de(near) || formes[i + 1:] || ou, aussi, d);
      if cardinality(plus) > cardinality(trouvees) then
        proches := proches || jsonb_build_object('mot', mots[i], 'mots', near);
      end if;
      trouvees := plus;
    end if;
  end loop;
  if cardinality(inconnus) > 0 and cardinality(sans_proche) = 0 then
    trouvees := essayer('{}', formes || ou, aussi, d);
  end if;
  if cardinality(trouvees) > 0 then return decrire_trouvees(trouvees, proches); end if;

  -- One word too many, among three or more.
  proches := '[]';
  for i in 1 .. n loop
    continue when n < 3 or cardinality(sans_proche) > 1 or (cardinality(sans_proche) = 1 and i <> sans_proche[1]);
    plus := essayer(trouvees, formes[:i - 1] || formes[i + 1:] || ou, aussi, d);
    if cardinality(plus) > cardinality(trouvees) then
      proches := proches || jsonb_build_object('mot', mots[i], 'mots', '[]'::jsonb);
    end if;
    trouvees := plus;
  end loop;
  return decrire_trouvees(trouvees, proches);
end $$;
