import { formatCents } from '@bramblebook/contract/money';
import { formatLabel } from '@bramblebook/contract/order';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { Panel } from '../../kit/panel.tsx';

/** What was ordered, line by line, with the total. */
export const ItemsPanel = ({ data: { order } }: { readonly data: StaffOrder }) => (
  <Panel title="Items">
    <table className="w-full">
      <thead>
        <tr className="text-ink-soft text-xs">
          <th scope="col" className="pb-1 text-left">
            Format
          </th>
          <th scope="col" className="pb-1 text-right">
            Quantity
          </th>
          <th scope="col" className="pb-1 text-right">
            Price
          </th>
          <th scope="col" className="pb-1 text-right">
            Sum
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ format, quantity, price }) => (
          <tr key={format}>
            <th scope="row" className="py-1 text-left font-normal">
              {formatLabel(format)}
            </th>
            <td className="text-right">{quantity}</td>
            <td className="text-right">{formatCents(price)}</td>
            <td className="text-right">{formatCents(price * quantity)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" colSpan={3} className="border-line border-t pt-2 text-left">
            Total, shipping included
          </th>
          <td className="border-line border-t pt-2 text-right">{formatCents(order.totalAmount)}</td>
        </tr>
      </tfoot>
    </table>
  </Panel>
);
