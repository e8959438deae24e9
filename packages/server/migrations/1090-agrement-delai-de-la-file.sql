-- « En retard », and the day on which an answer is expected, are asked of agréments too: their usual delay stands beside
-- the state, as that of a campaign does (0372).
create or replace function instruction_situee() returns trigger language plpgsql as $$
begin
  -- An association that moves at this moment does not see this row yet: one of the two waits for the other.
  if tg_op = 'INSERT' then
    perform 1 from association where id = (select id_association from dossier where id = new.id_dossier) for share;
  end if;
  select a.code_departement, v.id_subvention,
      coalesce(v.delai_habituel_jours, (w.contenu ->> 'delai_habituel_jours')::int), v.contenu ->> 'demande_paiement',
      (v.contenu ->> 'acompte_pourcent')::int, (v.contenu ->> 'delai_versement_jours')::int
    into new.code_departement, new.id_subvention, new.delai_jours, new.demande_paiement, new.acompte_pourcent,
      new.delai_versement_jours
    from dossier d join association a on a.id = d.id_association
    left join dossier_subvention ds on ds.id_dossier = d.id
    left join campagne_version v on v.id = ds.id_campagne_version
    left join dossier_agrement da on da.id_dossier = d.id
    left join agrement_version w on w.id = da.id_agrement_version
    where d.id = new.id_dossier;
  return new;
end $$;

update instruction i set delai_jours = (w.contenu ->> 'delai_habituel_jours')::int
  from dossier_agrement da join agrement_version w on w.id = da.id_agrement_version
  where da.id_dossier = i.id_dossier and w.contenu ->> 'delai_habituel_jours' is not null;
