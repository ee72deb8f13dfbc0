export { seatName } from '@questhall/protocol/names';
