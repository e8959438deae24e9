-- Whether the subvention a dossier asks for is still active is read where an administrator writes it: a copy was never written.
create function public.subvention_active_de(id uuid) returns boolean language sql stable parallel safe
  return coalesce((
    select s.active from public.dossier_subvention ds
      join public.campagne_version c on c.id = ds.id_campagne_version
      join public.subvention s on s.id = c.id_subvention
    where ds.id_dossier = subvention_active_de.id), true);
alter table dossier drop column subvention_active;
