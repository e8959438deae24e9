-- Whether an account is one of a Pass'Sport file, asked before it is taken away.
create index psp_dossier_rib on psp_dossier (id_rib) where id_rib is not null;
