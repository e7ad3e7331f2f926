import { type PointRate, pointRateEndpoints } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Skeleton from "@mui/material/Skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";

/** The values of a point, latest first. Those of days to come can be deleted. */
export function PointValues({ today }: { readonly today: string }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const client = useQueryClient();
  const found = useQuery(dataQuery([pointRateEndpoints.list.name], pointRateEndpoints.list));
  if (found.isError) return <ErrorNote found={found} things={t("pointValue.title")} />;
  if (found.isPending) return <Skeleton variant="rounded" height={56} />;
  const since = ({ from_on, set_by }: PointRate) => {
    const day = from_on ? t("pointValue.since", { day: format.date(from_on) }) : t("pointValue.always");
    return set_by ? t("pointValue.by", { day, name: set_by.name }) : day;
  };
  const remove = async ({ id }: PointRate) => {
    try {
      const { message } = await call(pointRateEndpoints.remove, { params: { id } });
      succeed(message);
    } catch (error) {
      fail(error, t("pointValue.deleteFailed"));
    }
    await client.invalidateQueries({ queryKey: [pointRateEndpoints.list.name] });
  };
  return (
    <List dense disablePadding aria-label={t("pointValue.values")}>
      {found.data.map((rate) => (
        <ListItem
          key={rate.id}
          divider
          disableGutters
          secondaryAction={
            rate.from_on && rate.from_on > today ? (
              <IconButton
                aria-label={t("pointValue.delete", { day: format.date(rate.from_on) })}
                onClick={() => void remove(rate)}
              >
                <DeleteIcon />
              </IconButton>
            ) : rate.is_current ? (
              <Chip size="small" color="primary" label={t("pointValue.now")} />
            ) : null
          }
        >
          <ListItemText primary={format.money(rate.cents)} secondary={since(rate)} />
        </ListItem>
      ))}
    </List>
  );
}
