export { checkedLongAgo } from './checked-long-ago.ts';
export { checkedOn } from './checked-on.ts';
