-- How long its campaign usually takes to answer, in days after the transmission.
create function public.delai_dossier(id uuid) returns int language sql stable parallel safe
  return (select (v.contenu ->> 'delai_habituel_jours')::int
    from public.dossier_subvention ds join public.campagne_version v on v.id = ds.id_campagne_version
    where ds.id_dossier = delai_dossier.id);

-- A service knows a dossier by the title of its projects as much as by its association: they are words to look for.
create or replace function instruction_decrite() returns trigger language plpgsql as $$
begin
  select d.id_fo, d.exercice, d.statut, d.id_type_dispositif, d.id_sous_type_dispositif, a.nom,
      public.cle_recherche(d.recherche || ' ' || a.nom || ' ' || coalesce(a.sigle, '') || ' ' || coalesce((
        select string_agg(p.corps -> 'description' ->> 'intitule', ' ' order by p.rang_dossier, p.numero_projet)
        from projet p where p.id_dossier = d.id and p.supprime_le is null), ''))
    into new.id_fo, new.exercice, new.statut, new.id_type_dispositif, new.id_sous_type_dispositif,
      new.nom_association, new.mots
    from dossier d join association a on a.id = d.id_association
    where d.id = new.id_dossier;
  return new;
end $$;

create function projet_intitule() returns trigger language plpgsql as $$
begin
  update instruction set exercice = exercice where id_dossier = new.id_dossier;
  return null;
end $$;
create trigger projet_ajoute after insert on projet
  for each row execute function projet_intitule();
create trigger projet_renomme after update of corps, supprime_le on projet
  for each row when (
    (old.corps -> 'description' ->> 'intitule', old.supprime_le, old.rang_dossier)
      is distinct from (new.corps -> 'description' ->> 'intitule', new.supprime_le, new.rang_dossier))
  execute function projet_intitule();

update instruction set exercice = exercice;
